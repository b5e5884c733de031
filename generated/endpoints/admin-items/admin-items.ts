import {
  queryOptions as queryOptionsBuilder
} from '@tanstack/react-query';
import type {
  DataTag,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseQueryOptions,
  UseSuspenseQueryOptions
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




/**
 * Computed on each call: stuck journeys, alerts nobody has taken, returned invitations, texts without French and
 * unpublished drafts. `counts` covers all kinds, whatever the filter.
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








