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
  ListOrganizationJourneysParams,
  NotFoundResponse,
  OrganizationJourneyDetail,
  OrganizationJourneyList,
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
 * @summary The journeys that an organization offers, as its care team works with them (ROUTE-66).
 */
export const listOrganizationJourneys = (
    params: ListOrganizationJourneysParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationJourneyList>(
      {url: `/v1/organization-journeys/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrganizationJourneysQueryKey = (params?: ListOrganizationJourneysParams,) => {
    return [
    'v1','organization-journeys', ...(params ? [params] : [])
    ] as const;
    }


export const getListOrganizationJourneysQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListOrganizationJourneysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationJourneysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationJourneys>>> = ({ signal }) => listOrganizationJourneys(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrganizationJourneysQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganizationJourneys>>>
export type ListOrganizationJourneysQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListOrganizationJourneys<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganizationJourneys>>,
          TError,
          Awaited<ReturnType<typeof listOrganizationJourneys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationJourneys<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrganizationJourneys>>,
          TError,
          Awaited<ReturnType<typeof listOrganizationJourneys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationJourneys<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The journeys that an organization offers, as its care team works with them (ROUTE-66).
 */

export function useListOrganizationJourneys<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganizationJourneysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOrganizationJourneys} query
 */
export const invalidateListOrganizationJourneys = async (
 queryClient: QueryClient, params: ListOrganizationJourneysParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrganizationJourneysQueryKey(params) }, options);

  return queryClient;
}




export const getListOrganizationJourneysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListOrganizationJourneysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationJourneysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationJourneys>>> = ({ signal }) => listOrganizationJourneys(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrganizationJourneysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrganizationJourneys>>>
export type ListOrganizationJourneysSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListOrganizationJourneysSuspense<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationJourneysSuspense<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrganizationJourneysSuspense<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The journeys that an organization offers, as its care team works with them (ROUTE-66).
 */

export function useListOrganizationJourneysSuspense<TData = Awaited<ReturnType<typeof listOrganizationJourneys>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: ListOrganizationJourneysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationJourneys>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrganizationJourneysSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary One journey that an organization offers, with the columns of its list of enrolments (PROV-02).
 */
export const getOrganizationJourney = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationJourneyDetail>(
      {url: `/v1/organization-journeys/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetOrganizationJourneyQueryKey = (id: string,) => {
    return [
    'v1','organization-journeys',id
    ] as const;
    }


export const getGetOrganizationJourneyQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationJourneyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationJourney>>> = ({ signal }) => getOrganizationJourney(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrganizationJourneyQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganizationJourney>>>
export type GetOrganizationJourneyQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetOrganizationJourney<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationJourney>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationJourney>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationJourney<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrganizationJourney>>,
          TError,
          Awaited<ReturnType<typeof getOrganizationJourney>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationJourney<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey that an organization offers, with the columns of its list of enrolments (PROV-02).
 */

export function useGetOrganizationJourney<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganizationJourneyQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrganizationJourney} query
 */
export const invalidateGetOrganizationJourney = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationJourneyQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrganizationJourneySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationJourneyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationJourney>>> = ({ signal }) => getOrganizationJourney(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrganizationJourneySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrganizationJourney>>>
export type GetOrganizationJourneySuspenseQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetOrganizationJourneySuspense<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationJourneySuspense<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrganizationJourneySuspense<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One journey that an organization offers, with the columns of its list of enrolments (PROV-02).
 */

export function useGetOrganizationJourneySuspense<TData = Awaited<ReturnType<typeof getOrganizationJourney>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourney>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrganizationJourneySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






