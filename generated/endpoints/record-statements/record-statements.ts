import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
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



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
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

export type ListRecordStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecordStatements>>>
export type ListRecordStatementsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListRecordStatements<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordStatements>>,
          TError,
          Awaited<ReturnType<typeof listRecordStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordStatements<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordStatements>>,
          TError,
          Awaited<ReturnType<typeof listRecordStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordStatements<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is said of each kind of record in place of records (DATA-56).
 */

export function useListRecordStatements<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecordStatementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export type ListRecordStatementsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecordStatements>>>
export type ListRecordStatementsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListRecordStatementsSuspense<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordStatementsSuspense<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordStatementsSuspense<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is said of each kind of record in place of records (DATA-56).
 */

export function useListRecordStatementsSuspense<TData = Awaited<ReturnType<typeof listRecordStatements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListRecordStatementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordStatements>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecordStatementsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
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

export type GetRecordStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getRecordStatement>>>
export type GetRecordStatementQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetRecordStatement<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordStatement>>,
          TError,
          Awaited<ReturnType<typeof getRecordStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordStatement<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordStatement>>,
          TError,
          Awaited<ReturnType<typeof getRecordStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordStatement<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is said of one kind of record.
 */

export function useGetRecordStatement<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordStatementQueryOptions(kind,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export type GetRecordStatementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getRecordStatement>>>
export type GetRecordStatementSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetRecordStatementSuspense<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordStatementSuspense<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordStatementSuspense<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is said of one kind of record.
 */

export function useGetRecordStatementSuspense<TData = Awaited<ReturnType<typeof getRecordStatement>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 kind: RecordKind,
    params: GetRecordStatementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getRecordStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordStatementSuspenseQueryOptions(kind,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
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

    export type SaveRecordStatementMutationResult = NonNullable<Awaited<ReturnType<typeof saveRecordStatement>>>
    export type SaveRecordStatementMutationBody = BodyType<RecordStatementUpdate>
    export type SaveRecordStatementMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail>
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
