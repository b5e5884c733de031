import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseSuspenseQueryOptions
} from '@tanstack/react-query';

import type {
  ErrorDetail,
  ForbiddenResponse,
  GetRecordStatementParams,
  ListRecordStatementsParams,
  NotFoundResponse,
  RecordKind,
  RecordStatement,
  RecordStatementList,
  RecordStatementUpdate,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * One row for each kind of record, also for those without a statement.
 * @summary What is said of each kind of record in place of records (DATA-56).
 */
export const listRecordStatements = (
    params: ListRecordStatementsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordStatementList>(
      {url: `/v1/record-statements/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRecordStatementsQueryKey = (params?: ListRecordStatementsParams,) => {
    return [
    'v1','record-statements', ...(params ? [params] : [])
    ] as const;
    }


export const getListRecordStatementsQueryOptions = <TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListRecordStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordStatementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordStatements>>> = ({ signal }) => listRecordStatements(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListRecordStatements} query
 */
export const invalidateListRecordStatements = async (
 queryClient: QueryClient, params: ListRecordStatementsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRecordStatementsQueryKey(params) }, options);

  return queryClient;
}




export const getListRecordStatementsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListRecordStatementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordStatementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordStatements>>> = ({ signal }) => listRecordStatements(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A kind without a statement has the status null.
 * @summary What is said of one kind of record.
 */
export const getRecordStatement = (
    kind: RecordKind,
    params: GetRecordStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordStatement>(
      {url: `/v1/record-statements/${encodeURIComponent(String(kind))}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecordStatementQueryKey = (kind: RecordKind,
    params?: GetRecordStatementParams,) => {
    return [
    'v1','record-statements',kind, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRecordStatementQueryOptions = <TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecordStatementQueryKey(kind,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecordStatement>>> = ({ signal }) => getRecordStatement(kind,params, requestOptions, signal);





   return  { queryKey, queryFn: kind === null || kind === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetRecordStatement} query
 */
export const invalidateGetRecordStatement = async (
 queryClient: QueryClient, kind: RecordKind,
    params: GetRecordStatementParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRecordStatementQueryKey(kind,params) }, options);

  return queryClient;
}




export const getGetRecordStatementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecordStatementQueryKey(kind,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecordStatement>>> = ({ signal }) => getRecordStatement(kind,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Refused with a 409 while the profile has records of the kind. A status of null takes the statement back.
 * @summary Says of a kind that there is none, that it cannot be known, or that it is skipped for now.
 */
export const saveRecordStatement = (
    kind: RecordKind,
    recordStatementUpdate: BodyType<RecordStatementUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordStatement>(
      {url: `/v1/record-statements/${encodeURIComponent(String(kind))}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: recordStatementUpdate, signal
    },
      options);
    }




export const getSaveRecordStatementMutationKey = () => ['saveRecordStatement'] as const;

export const getSaveRecordStatementMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRecordStatement>>, TError,SaveRecordStatementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveRecordStatement>>, TError,SaveRecordStatementMutationVariables, TContext> => {

const mutationKey = getSaveRecordStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveRecordStatement>>, SaveRecordStatementMutationVariables> = (props) => {
          const {kind,data} = props ?? {};

          return  saveRecordStatement(kind,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveRecordStatement>>, variables: SaveRecordStatementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListRecordStatementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveRecordStatementMutationVariables = {kind: RecordKind;data: BodyType<RecordStatementUpdate>}

    /**
 * @summary Says of a kind that there is none, that it cannot be known, or that it is skipped for now.
 */
export const useSaveRecordStatement = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveRecordStatement>>, TError,SaveRecordStatementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveRecordStatement>>,
        TError,
        SaveRecordStatementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveRecordStatementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
