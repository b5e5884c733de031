import {
  matchQuery,
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
  ForbiddenResponse,
  KeyUsedResponse,
  ListProceduresParams,
  NoContentResponse,
  NotFoundResponse,
  Procedure,
  ProcedureCreate,
  ProcedureList,
  ProcedureResponse,
  ProcedureUpdate,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

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
 * @summary The procedures in a person's health record (HEALTH-08).
 */
export const listProcedures = (
    params: ListProceduresParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureList>(
      {url: `/v1/procedures/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProceduresQueryKey = (params?: ListProceduresParams,) => {
    return [
    'v1','procedures', ...(params ? [params] : [])
    ] as const;
    }


export const getListProceduresQueryOptions = <TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListProceduresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProceduresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcedures>>> = ({ signal }) => listProcedures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProceduresQueryResult = NonNullable<Awaited<ReturnType<typeof listProcedures>>>
export type ListProceduresQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProcedures<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcedures>>,
          TError,
          Awaited<ReturnType<typeof listProcedures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcedures<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcedures>>,
          TError,
          Awaited<ReturnType<typeof listProcedures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcedures<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The procedures in a person's health record (HEALTH-08).
 */

export function useListProcedures<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProceduresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProcedures} query
 */
export const invalidateListProcedures = async (
 queryClient: QueryClient, params: ListProceduresParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProceduresQueryKey(params) }, options);

  return queryClient;
}




export const getListProceduresSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListProceduresParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProceduresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcedures>>> = ({ signal }) => listProcedures(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProceduresSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProcedures>>>
export type ListProceduresSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProceduresSuspense<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProceduresSuspense<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProceduresSuspense<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The procedures in a person's health record (HEALTH-08).
 */

export function useListProceduresSuspense<TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListProceduresParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProceduresSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Writes a procedure down (HEALTH-04).
 */
export const createProcedure = (
    procedureCreate: BodyType<ProcedureCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Procedure>(
      {url: `/v1/procedures/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: procedureCreate, signal
    },
      options);
    }




export const getCreateProcedureMutationKey = () => ['createProcedure'] as const;

export const getCreateProcedureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext> => {

const mutationKey = getCreateProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProcedure>>, CreateProcedureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProcedure(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createProcedure>>, variables: CreateProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateProcedureMutationResult = NonNullable<Awaited<ReturnType<typeof createProcedure>>>
    export type CreateProcedureMutationBody = BodyType<ProcedureCreate>
    export type CreateProcedureMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>
    export type CreateProcedureMutationVariables = {data: BodyType<ProcedureCreate>}

    /**
 * @summary Writes a procedure down (HEALTH-04).
 */
export const useCreateProcedure = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProcedure>>,
        TError,
        CreateProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary One procedure (HEALTH-04).
 */
export const getProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcedureQueryKey = (id: string,) => {
    return [
    'v1','procedures',id
    ] as const;
    }


export const getGetProcedureQueryOptions = <TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcedureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcedure>>> = ({ signal }) => getProcedure(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcedureQueryResult = NonNullable<Awaited<ReturnType<typeof getProcedure>>>
export type GetProcedureQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcedure<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcedure>>,
          TError,
          Awaited<ReturnType<typeof getProcedure>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcedure<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcedure>>,
          TError,
          Awaited<ReturnType<typeof getProcedure>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcedure<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One procedure (HEALTH-04).
 */

export function useGetProcedure<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcedureQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProcedure} query
 */
export const invalidateGetProcedure = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcedureQueryKey(id) }, options);

  return queryClient;
}




export const getGetProcedureSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcedureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcedure>>> = ({ signal }) => getProcedure(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProcedureSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProcedure>>>
export type GetProcedureSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcedureSuspense<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcedureSuspense<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcedureSuspense<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One procedure (HEALTH-04).
 */

export function useGetProcedureSuspense<TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcedureSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Changes the given fields of a procedure (HEALTH-04).
 */
export const updateProcedure = (
    id: string,
    procedureUpdate: BodyType<ProcedureUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: procedureUpdate, signal
    },
      options);
    }




export const getUpdateProcedureMutationKey = () => ['updateProcedure'] as const;

export const getUpdateProcedureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext> => {

const mutationKey = getUpdateProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProcedure>>, UpdateProcedureMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProcedure(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateProcedure>>, variables: UpdateProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateProcedureMutationResult = NonNullable<Awaited<ReturnType<typeof updateProcedure>>>
    export type UpdateProcedureMutationBody = BodyType<ProcedureUpdate>
    export type UpdateProcedureMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateProcedureMutationVariables = {id: string;data: BodyType<ProcedureUpdate>}

    /**
 * @summary Changes the given fields of a procedure (HEALTH-04).
 */
export const useUpdateProcedure = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProcedure>>,
        TError,
        UpdateProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Takes a procedure out of the record; `restore` brings it back for ten minutes.
 */
export const deleteProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProcedureMutationKey = () => ['deleteProcedure'] as const;

export const getDeleteProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext> => {

const mutationKey = getDeleteProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProcedure>>, DeleteProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteProcedure>>, variables: DeleteProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteProcedureMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProcedure>>>

    export type DeleteProcedureMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteProcedureMutationVariables = {id: string}

    /**
 * @summary Takes a procedure out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProcedure>>,
        TError,
        DeleteProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Says that a procedure is still right.
 */
export const confirmProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmProcedureMutationKey = () => ['confirmProcedure'] as const;

export const getConfirmProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext> => {

const mutationKey = getConfirmProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmProcedure>>, ConfirmProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmProcedure>>, variables: ConfirmProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ConfirmProcedureMutationResult = NonNullable<Awaited<ReturnType<typeof confirmProcedure>>>

    export type ConfirmProcedureMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type ConfirmProcedureMutationVariables = {id: string}

    /**
 * @summary Says that a procedure is still right.
 */
export const useConfirmProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmProcedure>>,
        TError,
        ConfirmProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Brings a procedure back that was deleted less than ten minutes ago.
 */
export const restoreProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreProcedureMutationKey = () => ['restoreProcedure'] as const;

export const getRestoreProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext> => {

const mutationKey = getRestoreProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreProcedure>>, RestoreProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreProcedure>>, variables: RestoreProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreProcedureMutationResult = NonNullable<Awaited<ReturnType<typeof restoreProcedure>>>

    export type RestoreProcedureMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RestoreProcedureMutationVariables = {id: string}

    /**
 * @summary Brings a procedure back that was deleted less than ten minutes ago.
 */
export const useRestoreProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreProcedure>>,
        TError,
        RestoreProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
