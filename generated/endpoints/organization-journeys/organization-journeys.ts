import {
  queryOptions as queryOptionsBuilder,
  skipToken
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
  GetOrganizationJourneyCourseParams,
  JourneyCourse,
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




/**
 * `counts` has the enrolments of each journey by status.
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








/**
 * `table_config` has the columns to show for each enrolment, from the journey’s design.
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








/**
 * The newest version that people of the organization are in now; the published one if no one is in any. Drafts are
 * never returned. A version that was never published is a 404.
 * @summary How a journey goes, step by step, for the care team that works with it.
 */
export const getOrganizationJourneyCourse = (
    id: string,
    params?: GetOrganizationJourneyCourseParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyCourse>(
      {url: `/v1/organization-journeys/${encodeURIComponent(String(id))}/course/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrganizationJourneyCourseQueryKey = (id: string,
    params?: GetOrganizationJourneyCourseParams,) => {
    return [
    'v1','organization-journeys',id,'course', ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrganizationJourneyCourseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetOrganizationJourneyCourseParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationJourneyCourseQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>> = ({ signal }) => getOrganizationJourneyCourse(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetOrganizationJourneyCourse} query
 */
export const invalidateGetOrganizationJourneyCourse = async (
 queryClient: QueryClient, id: string,
    params?: GetOrganizationJourneyCourseParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationJourneyCourseQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetOrganizationJourneyCourseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetOrganizationJourneyCourseParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationJourneyCourseQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>> = ({ signal }) => getOrganizationJourneyCourse(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationJourneyCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








