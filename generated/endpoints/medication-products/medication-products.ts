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
  ForbiddenResponse,
  ListMedicationProductsParams,
  MedicationProductList,
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
 * @summary Finds medicines, vitamins and natural products by name, ingredient or DIN, in both languages (HEALTH-01).
 */
export const listMedicationProducts = (
    params?: ListMedicationProductsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationProductList>(
      {url: `/v1/medication-products/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMedicationProductsQueryKey = (params?: ListMedicationProductsParams,) => {
    return [
    'v1','medication-products', ...(params ? [params] : [])
    ] as const;
    }


export const getListMedicationProductsQueryOptions = <TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListMedicationProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMedicationProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedicationProducts>>> = ({ signal }) => listMedicationProducts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMedicationProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listMedicationProducts>>>
export type ListMedicationProductsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListMedicationProducts<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListMedicationProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedicationProducts>>,
          TError,
          Awaited<ReturnType<typeof listMedicationProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedicationProducts<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedicationProducts>>,
          TError,
          Awaited<ReturnType<typeof listMedicationProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedicationProducts<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finds medicines, vitamins and natural products by name, ingredient or DIN, in both languages (HEALTH-01).
 */

export function useListMedicationProducts<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMedicationProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListMedicationProducts} query
 */
export const invalidateListMedicationProducts = async (
 queryClient: QueryClient, params?: ListMedicationProductsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMedicationProductsQueryKey(params) }, options);

  return queryClient;
}




export const getListMedicationProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListMedicationProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMedicationProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedicationProducts>>> = ({ signal }) => listMedicationProducts(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMedicationProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMedicationProducts>>>
export type ListMedicationProductsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListMedicationProductsSuspense<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListMedicationProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedicationProductsSuspense<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedicationProductsSuspense<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finds medicines, vitamins and natural products by name, ingredient or DIN, in both languages (HEALTH-01).
 */

export function useListMedicationProductsSuspense<TData = Awaited<ReturnType<typeof listMedicationProducts>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListMedicationProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedicationProducts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMedicationProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






