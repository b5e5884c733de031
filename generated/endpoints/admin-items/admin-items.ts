import {
  queryOptions as queryOptionsBuilder,
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
  AdminItemList,
  ForbiddenResponse,
  ListAdminItemsParams,
  NotFoundResponse,
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
 * @summary What needs an administrator, kind by kind, in each what waits longest first.
 */
export const listAdminItems = (
    params?: ListAdminItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AdminItemList>(
      {url: `/v1/admin-items/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAdminItemsQueryKey = (params?: ListAdminItemsParams,) => {
    return [
    'v1','admin-items', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminItemsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListAdminItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminItems>>> = ({ signal }) => listAdminItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminItems>>>
export type ListAdminItemsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListAdminItems<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListAdminItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminItems>>,
          TError,
          Awaited<ReturnType<typeof listAdminItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminItems<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminItems>>,
          TError,
          Awaited<ReturnType<typeof listAdminItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminItems<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What needs an administrator, kind by kind, in each what waits longest first.
 */

export function useListAdminItems<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAdminItems} query
 */
export const invalidateListAdminItems = async (
 queryClient: QueryClient, params?: ListAdminItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAdminItemsQueryKey(params) }, options);

  return queryClient;
}




export const getListAdminItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListAdminItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminItems>>> = ({ signal }) => listAdminItems(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAdminItemsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminItems>>>
export type ListAdminItemsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListAdminItemsSuspense<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListAdminItemsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminItemsSuspense<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminItemsSuspense<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What needs an administrator, kind by kind, in each what waits longest first.
 */

export function useListAdminItemsSuspense<TData = Awaited<ReturnType<typeof listAdminItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListAdminItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAdminItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminItemsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






