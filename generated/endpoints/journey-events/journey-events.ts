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
  JourneyEventList,
  ListJourneyEventsParams,
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

export type ListJourneyEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listJourneyEvents>>>
export type ListJourneyEventsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListJourneyEvents<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListJourneyEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJourneyEvents>>,
          TError,
          Awaited<ReturnType<typeof listJourneyEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJourneyEvents<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJourneyEvents>>,
          TError,
          Awaited<ReturnType<typeof listJourneyEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJourneyEvents<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened in the journeys that the caller may see, newest first.
 */

export function useListJourneyEvents<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJourneyEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export type ListJourneyEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listJourneyEvents>>>
export type ListJourneyEventsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListJourneyEventsSuspense<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListJourneyEventsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJourneyEventsSuspense<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJourneyEventsSuspense<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What happened in the journeys that the caller may see, newest first.
 */

export function useListJourneyEventsSuspense<TData = Awaited<ReturnType<typeof listJourneyEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListJourneyEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJourneyEventsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






