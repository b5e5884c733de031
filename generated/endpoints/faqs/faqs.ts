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
  FaqList,
  ForbiddenResponse,
  ListFaqsParams,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * The same for all callers, in the language of the request.
 * @summary Frequent questions with their answers, category by category (LIB-04, ROUTE-64).
 */
export const listFaqs = (
    params?: ListFaqsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FaqList>(
      {url: `/v1/faqs/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFaqsQueryKey = (params?: ListFaqsParams,) => {
    return [
    'v1','faqs', ...(params ? [params] : [])
    ] as const;
    }


export const getListFaqsQueryOptions = <TData = Awaited<ReturnType<typeof listFaqs>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListFaqsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqs>>> = ({ signal }) => listFaqs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaqs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListFaqs} query
 */
export const invalidateListFaqs = async (
 queryClient: QueryClient, params?: ListFaqsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFaqsQueryKey(params) }, options);

  return queryClient;
}




export const getListFaqsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFaqs>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListFaqsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaqs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqs>>> = ({ signal }) => listFaqs(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFaqs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








