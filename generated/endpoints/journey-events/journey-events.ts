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
  JourneyEventList,
  ListJourneyEventsParams,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * The same rows as `listProcessInstanceEvents`, for all journeys together.
 * @summary What happened in the journeys that the caller may see, newest first.
 */
export const listJourneyEvents = (
    params?: ListJourneyEventsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyEventList>(
      {url: `/v1/journey-events/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListJourneyEventsQueryKey = (params?: ListJourneyEventsParams,) => {
    return [
    'v1','journey-events', ...(params ? [params] : [])
    ] as const;
    }


export const getListJourneyEventsQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListJourneyEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyEvents>>> = ({ signal }) => listJourneyEvents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListJourneyEvents} query
 */
export const invalidateListJourneyEvents = async (
 queryClient: QueryClient, params?: ListJourneyEventsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJourneyEventsQueryKey(params) }, options);

  return queryClient;
}




export const getListJourneyEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListJourneyEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyEvents>>> = ({ signal }) => listJourneyEvents(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








