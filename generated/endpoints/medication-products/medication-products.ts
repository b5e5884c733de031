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




/**
 * The results are for choosing a name.
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








