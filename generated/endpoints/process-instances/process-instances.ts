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
  ActivityCancel,
  ConflictResponse,
  ExecutionCreate,
  FilterProcessInstancesParams,
  ForbiddenResponse,
  ListProcessInstancesParams,
  NoContentResponse,
  NotFoundResponse,
  ProcessInstance,
  ProcessInstanceFilter,
  ProcessInstanceList,
  UnauthorizedResponse,
  ValidationFailedResponse,
  Variable
} from '../../model';

import {
  getListTasksQueryKey
} from '../tasks/tasks.ts';

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
 * @summary Journeys (CALL-45).
 */
export const listProcessInstances = (
    params?: ListProcessInstancesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceList>(
      {url: `/v1/process-instances/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessInstancesQueryKey = (params?: ListProcessInstancesParams,) => {
    return [
    'v1','process-instances', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessInstancesQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstancesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstances>>> = ({ signal }) => listProcessInstances(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProcessInstancesQueryResult = NonNullable<Awaited<ReturnType<typeof listProcessInstances>>>
export type ListProcessInstancesQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProcessInstances<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListProcessInstancesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcessInstances>>,
          TError,
          Awaited<ReturnType<typeof listProcessInstances>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessInstances<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcessInstances>>,
          TError,
          Awaited<ReturnType<typeof listProcessInstances>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessInstances<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Journeys (CALL-45).
 */

export function useListProcessInstances<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProcessInstancesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProcessInstances} query
 */
export const invalidateListProcessInstances = async (
 queryClient: QueryClient, params?: ListProcessInstancesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey(params) }, options);

  return queryClient;
}




export const getListProcessInstancesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstancesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstances>>> = ({ signal }) => listProcessInstances(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProcessInstancesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProcessInstances>>>
export type ListProcessInstancesSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProcessInstancesSuspense<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListProcessInstancesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessInstancesSuspense<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessInstancesSuspense<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Journeys (CALL-45).
 */

export function useListProcessInstancesSuspense<TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProcessInstancesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Journeys that fit a filter (CALL-46); care teams and administrators.
 */
export const filterProcessInstances = (
    processInstanceFilter: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceList>(
      {url: `/v1/process-instances/filter/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceFilter,
        params, signal
    },
      options);
    }




export const getFilterProcessInstancesMutationKey = () => ['filterProcessInstances'] as const;

export const getFilterProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError,FilterProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError,FilterProcessInstancesMutationVariables, TContext> => {

const mutationKey = getFilterProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof filterProcessInstances>>, FilterProcessInstancesMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  filterProcessInstances(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FilterProcessInstancesMutationResult = NonNullable<Awaited<ReturnType<typeof filterProcessInstances>>>
    export type FilterProcessInstancesMutationBody = BodyType<ProcessInstanceFilter>
    export type FilterProcessInstancesMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type FilterProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceFilter>;params?: FilterProcessInstancesParams}

    /**
 * @summary Journeys that fit a filter (CALL-46); care teams and administrators.
 */
export const useFilterProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError,FilterProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof filterProcessInstances>>,
        TError,
        FilterProcessInstancesMutationVariables,
        TContext
      > => {
      return useMutation(getFilterProcessInstancesMutationOptions(options), queryClient);
    }
    /**
 * @summary One journey (CALL-47).
 */
export const getProcessInstance = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcessInstanceQueryKey = (id: string,) => {
    return [
    'v1','process-instances',id
    ] as const;
    }


export const getGetProcessInstanceQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstance>>> = ({ signal }) => getProcessInstance(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcessInstanceQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessInstance>>>
export type GetProcessInstanceQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessInstance<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessInstance>>,
          TError,
          Awaited<ReturnType<typeof getProcessInstance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstance<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessInstance>>,
          TError,
          Awaited<ReturnType<typeof getProcessInstance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstance<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey (CALL-47).
 */

export function useGetProcessInstance<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessInstanceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProcessInstance} query
 */
export const invalidateGetProcessInstance = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessInstanceQueryKey(id) }, options);

  return queryClient;
}




export const getGetProcessInstanceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstance>>> = ({ signal }) => getProcessInstance(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProcessInstanceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessInstance>>>
export type GetProcessInstanceSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessInstanceSuspense<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceSuspense<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceSuspense<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey (CALL-47).
 */

export function useGetProcessInstanceSuspense<TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessInstanceSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const deleteProcessInstance = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProcessInstanceMutationKey = () => ['deleteProcessInstance'] as const;

export const getDeleteProcessInstanceMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext> => {

const mutationKey = getDeleteProcessInstanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProcessInstance>>, DeleteProcessInstanceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProcessInstance(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteProcessInstance>>, variables: DeleteProcessInstanceMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteProcessInstanceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProcessInstance>>>

    export type DeleteProcessInstanceMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteProcessInstanceMutationVariables = {id: string}

    /**
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const useDeleteProcessInstance = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProcessInstance>>,
        TError,
        DeleteProcessInstanceMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteProcessInstanceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Starts an activity of the journey (CALL-49).
 */
export const addProcessInstanceExecution = (
    id: string,
    executionCreate: BodyType<ExecutionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/add_execution/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: executionCreate, signal
    },
      options);
    }




export const getAddProcessInstanceExecutionMutationKey = () => ['addProcessInstanceExecution'] as const;

export const getAddProcessInstanceExecutionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext> => {

const mutationKey = getAddProcessInstanceExecutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProcessInstanceExecution>>, AddProcessInstanceExecutionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProcessInstanceExecution(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addProcessInstanceExecution>>, variables: AddProcessInstanceExecutionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddProcessInstanceExecutionMutationResult = NonNullable<Awaited<ReturnType<typeof addProcessInstanceExecution>>>
    export type AddProcessInstanceExecutionMutationBody = BodyType<ExecutionCreate>
    export type AddProcessInstanceExecutionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>
    export type AddProcessInstanceExecutionMutationVariables = {id: string;data: BodyType<ExecutionCreate>}

    /**
 * @summary Starts an activity of the journey (CALL-49).
 */
export const useAddProcessInstanceExecution = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProcessInstanceExecution>>,
        TError,
        AddProcessInstanceExecutionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddProcessInstanceExecutionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const cancelProcessInstanceActivity = (
    id: string,
    activityCancel: BodyType<ActivityCancel>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/cancel_activity/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: activityCancel, signal
    },
      options);
    }




export const getCancelProcessInstanceActivityMutationKey = () => ['cancelProcessInstanceActivity'] as const;

export const getCancelProcessInstanceActivityMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext> => {

const mutationKey = getCancelProcessInstanceActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, CancelProcessInstanceActivityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  cancelProcessInstanceActivity(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, variables: CancelProcessInstanceActivityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelProcessInstanceActivityMutationResult = NonNullable<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>>
    export type CancelProcessInstanceActivityMutationBody = BodyType<ActivityCancel>
    export type CancelProcessInstanceActivityMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>
    export type CancelProcessInstanceActivityMutationVariables = {id: string;data: BodyType<ActivityCancel>}

    /**
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const useCancelProcessInstanceActivity = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelProcessInstanceActivity>>,
        TError,
        CancelProcessInstanceActivityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelProcessInstanceActivityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * @summary One variable (CALL-53).
 */
export const getProcessInstanceVariable = (
    id: string,
    variableName: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Variable>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/variable/${encodeURIComponent(String(variableName))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcessInstanceVariableQueryKey = (id: string,
    variableName: string,) => {
    return [
    'v1','process-instances',id,'variable',variableName
    ] as const;
    }


export const getGetProcessInstanceVariableQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    variableName: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceVariableQueryKey(id,variableName);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstanceVariable>>> = ({ signal }) => getProcessInstanceVariable(id,variableName, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || variableName === null || variableName === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcessInstanceVariableQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessInstanceVariable>>>
export type GetProcessInstanceVariableQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessInstanceVariable<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessInstanceVariable>>,
          TError,
          Awaited<ReturnType<typeof getProcessInstanceVariable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceVariable<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessInstanceVariable>>,
          TError,
          Awaited<ReturnType<typeof getProcessInstanceVariable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceVariable<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One variable (CALL-53).
 */

export function useGetProcessInstanceVariable<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessInstanceVariableQueryOptions(id,variableName,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProcessInstanceVariable} query
 */
export const invalidateGetProcessInstanceVariable = async (
 queryClient: QueryClient, id: string,
    variableName: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessInstanceVariableQueryKey(id,variableName) }, options);

  return queryClient;
}




export const getGetProcessInstanceVariableSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    variableName: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceVariableQueryKey(id,variableName);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstanceVariable>>> = ({ signal }) => getProcessInstanceVariable(id,variableName, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProcessInstanceVariableSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessInstanceVariable>>>
export type GetProcessInstanceVariableSuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessInstanceVariableSuspense<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceVariableSuspense<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessInstanceVariableSuspense<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One variable (CALL-53).
 */

export function useGetProcessInstanceVariableSuspense<TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    variableName: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessInstanceVariableSuspenseQueryOptions(id,variableName,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Writes one variable (CALL-54).
 */
export const updateProcessInstanceVariable = (
    id: string,
    variable: BodyType<Variable>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Variable>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/variable/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: variable, signal
    },
      options);
    }




export const getUpdateProcessInstanceVariableMutationKey = () => ['updateProcessInstanceVariable'] as const;

export const getUpdateProcessInstanceVariableMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext> => {

const mutationKey = getUpdateProcessInstanceVariableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, UpdateProcessInstanceVariableMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProcessInstanceVariable(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateProcessInstanceVariable>>, variables: UpdateProcessInstanceVariableMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateProcessInstanceVariableMutationResult = NonNullable<Awaited<ReturnType<typeof updateProcessInstanceVariable>>>
    export type UpdateProcessInstanceVariableMutationBody = BodyType<Variable>
    export type UpdateProcessInstanceVariableMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateProcessInstanceVariableMutationVariables = {id: string;data: BodyType<Variable>}

    /**
 * @summary Writes one variable (CALL-54).
 */
export const useUpdateProcessInstanceVariable = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProcessInstanceVariable>>,
        TError,
        UpdateProcessInstanceVariableMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateProcessInstanceVariableMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
