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
  NotFoundResponse,
  PeopleSearch,
  Person,
  PersonHitList,
  SearchPeopleParams,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * What is searched for is in the body, because a name must not stand in an address. Every word must match the
 * name, email, phone or birth date. Case and accents do not matter, and a typo in a name is forgiven: one from
 * four letters on, two from eight. The search stands in the audit events, without its words.
 * @summary Finds people enrolled in the journeys of an organization, best match first; its care team only.
 */
export const searchPeople = (
    id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonHitList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/search/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: peopleSearch,
        params, signal
    },
      options);
    }




export const getSearchPeopleQueryKey = (id: string,
    peopleSearch?: BodyType<PeopleSearch>,
    params?: SearchPeopleParams,) => {
    return [
    'POST', 'v1','organizations',id,'people','search', ...(params ? [params] : []), peopleSearch
    ] as const;
    }


export const getSearchPeopleQueryOptions = <TData = Awaited<ReturnType<typeof searchPeople>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPeople>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPeopleQueryKey(id,peopleSearch,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPeople>>> = ({ signal }) => searchPeople(id,peopleSearch,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPeople>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useSearchPeople} query
 */
export const invalidateSearchPeople = async (
 queryClient: QueryClient, id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPeopleQueryKey(id,peopleSearch,params) }, options);

  return queryClient;
}




/**
 * Every look stands in the audit events.
 * @summary Who a person is and how to reach them; the organization's care team only.
 */
export const getPerson = (
    id: string,
    patientId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Person>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPersonQueryKey = (id: string,
    patientId: string,) => {
    return [
    'v1','organizations',id,'people',patientId
    ] as const;
    }


export const getGetPersonQueryOptions = <TData = Awaited<ReturnType<typeof getPerson>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerson>>> = ({ signal }) => getPerson(id,patientId, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetPerson} query
 */
export const invalidateGetPerson = async (
 queryClient: QueryClient, id: string,
    patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPersonQueryKey(id,patientId) }, options);

  return queryClient;
}




export const getGetPersonSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPerson>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerson>>> = ({ signal }) => getPerson(id,patientId, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








