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
  HealthStory,
  NotFoundResponse,
  UnauthorizedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * At most 200 records a part; `count` tells how many there are. Of test results, the last of each test. What was entered in error is left out. A part that cannot be read is `failed`, and the others are there.
 * @summary A person's health record at a glance, every part of it (ROUTE-23).
 */
export const getHealthStory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStory>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/health-story/`, method: 'GET', signal
    },
      options);
    }




export const getGetHealthStoryQueryKey = (id: string,) => {
    return [
    'v1','patients',id,'health-story'
    ] as const;
    }


export const getGetHealthStoryQueryOptions = <TData = Awaited<ReturnType<typeof getHealthStory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthStory>>> = ({ signal }) => getHealthStory(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetHealthStory} query
 */
export const invalidateGetHealthStory = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHealthStoryQueryKey(id) }, options);

  return queryClient;
}




export const getGetHealthStorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getHealthStory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHealthStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthStory>>> = ({ signal }) => getHealthStory(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








