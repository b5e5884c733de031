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
  Submission,
  SubmissionNeighbours,
  UnauthorizedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Answers with the form version they were given to, so that old answers stay readable. Cannot be changed.
 * @summary What was answered (TASK-09).
 */
export const getSubmission = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Submission>(
      {url: `/v1/submissions/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetSubmissionQueryKey = (id: string,) => {
    return [
    'v1','submissions',id
    ] as const;
    }


export const getGetSubmissionQueryOptions = <TData = Awaited<ReturnType<typeof getSubmission>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubmissionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubmission>>> = ({ signal }) => getSubmission(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubmission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetSubmission} query
 */
export const invalidateGetSubmission = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubmissionQueryKey(id) }, options);

  return queryClient;
}




export const getGetSubmissionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSubmission>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubmission>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubmissionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubmission>>> = ({ signal }) => getSubmission(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubmission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Those of the same journey and the same audience, by the time they were sent; however many there are. Read by
 * themselves, since they change while what was answered does not.
 * @summary The submissions before and after one (ROUTE-71).
 */
export const getSubmissionNeighbours = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmissionNeighbours>(
      {url: `/v1/submissions/${encodeURIComponent(String(id))}/neighbours/`, method: 'GET', signal
    },
      options);
    }




export const getGetSubmissionNeighboursQueryKey = (id: string,) => {
    return [
    'v1','submissions',id,'neighbours'
    ] as const;
    }


export const getGetSubmissionNeighboursQueryOptions = <TData = Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubmissionNeighboursQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubmissionNeighbours>>> = ({ signal }) => getSubmissionNeighbours(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetSubmissionNeighbours} query
 */
export const invalidateGetSubmissionNeighbours = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSubmissionNeighboursQueryKey(id) }, options);

  return queryClient;
}




export const getGetSubmissionNeighboursSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubmissionNeighboursQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubmissionNeighbours>>> = ({ signal }) => getSubmissionNeighbours(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSubmissionNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








