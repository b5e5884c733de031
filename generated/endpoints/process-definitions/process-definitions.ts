import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ForbiddenResponse,
  GetProcessDefinitionParams,
  ListProcessDefinitionsParams,
  NotFoundResponse,
  ProcessDefinition,
  ProcessDefinitionList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


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
 * @summary The journeys that organizations offer.
 */
export const listProcessDefinitions = (
    params?: ListProcessDefinitionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessDefinitionList>(
      {url: `/v1/process-definitions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessDefinitionsQueryKey = (params?: ListProcessDefinitionsParams,) => {
    return [
    'v1','process-definitions', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessDefinitionsQueryOptions = <TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessDefinitions>>> = ({ signal }) => listProcessDefinitions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProcessDefinitionsQueryResult = NonNullable<Awaited<ReturnType<typeof listProcessDefinitions>>>
export type ListProcessDefinitionsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProcessDefinitions<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListProcessDefinitionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcessDefinitions>>,
          TError,
          Awaited<ReturnType<typeof listProcessDefinitions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessDefinitions<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProcessDefinitions>>,
          TError,
          Awaited<ReturnType<typeof listProcessDefinitions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessDefinitions<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The journeys that organizations offer.
 */

export function useListProcessDefinitions<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProcessDefinitionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProcessDefinitions} query
 */
export const invalidateListProcessDefinitions = async (
 queryClient: QueryClient, params?: ListProcessDefinitionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessDefinitionsQueryKey(params) }, options);

  return queryClient;
}




export const getListProcessDefinitionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessDefinitions>>> = ({ signal }) => listProcessDefinitions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListProcessDefinitionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listProcessDefinitions>>>
export type ListProcessDefinitionsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListProcessDefinitionsSuspense<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListProcessDefinitionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessDefinitionsSuspense<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProcessDefinitionsSuspense<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The journeys that organizations offer.
 */

export function useListProcessDefinitionsSuspense<TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProcessDefinitionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One journey definition.
 */
export const getProcessDefinition = (
    id: string,
    params?: GetProcessDefinitionParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessDefinition>(
      {url: `/v1/process-definitions/${encodeURIComponent(String(id))}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProcessDefinitionQueryKey = (id: string,
    params?: GetProcessDefinitionParams,) => {
    return [
    'v1','process-definitions',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProcessDefinitionQueryOptions = <TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessDefinitionQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessDefinition>>> = ({ signal }) => getProcessDefinition(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcessDefinitionQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessDefinition>>>
export type GetProcessDefinitionQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessDefinition<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetProcessDefinitionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessDefinition>>,
          TError,
          Awaited<ReturnType<typeof getProcessDefinition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessDefinition<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcessDefinition>>,
          TError,
          Awaited<ReturnType<typeof getProcessDefinition>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessDefinition<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey definition.
 */

export function useGetProcessDefinition<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessDefinitionQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProcessDefinition} query
 */
export const invalidateGetProcessDefinition = async (
 queryClient: QueryClient, id: string,
    params?: GetProcessDefinitionParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessDefinitionQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetProcessDefinitionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessDefinitionQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessDefinition>>> = ({ signal }) => getProcessDefinition(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProcessDefinitionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProcessDefinition>>>
export type GetProcessDefinitionSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetProcessDefinitionSuspense<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params: undefined |  GetProcessDefinitionParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessDefinitionSuspense<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcessDefinitionSuspense<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey definition.
 */

export function useGetProcessDefinitionSuspense<TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessDefinitionSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






