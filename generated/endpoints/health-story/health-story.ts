import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  InvalidateOptions,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseSuspenseQueryOptions
} from '@tanstack/react-query';

import type {
  EmergencyDetails,
  EmergencyDetailsUpdate,
  ForbiddenResponse,
  HealthStory,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Fields the person has not filled in are null. Care teams see them only through a share.
 * @summary What others need to know about a person in an emergency, and no record tells.
 */
export const getEmergencyDetails = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmergencyDetails>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/emergency-details/`, method: 'GET', signal
    },
      options);
    }




export const getGetEmergencyDetailsQueryKey = (id: string,) => {
    return [
    'v1','patients',id,'emergency-details'
    ] as const;
    }


export const getGetEmergencyDetailsQueryOptions = <TData = Awaited<ReturnType<typeof getEmergencyDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmergencyDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmergencyDetailsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmergencyDetails>>> = ({ signal }) => getEmergencyDetails(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmergencyDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetEmergencyDetails} query
 */
export const invalidateGetEmergencyDetails = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEmergencyDetailsQueryKey(id) }, options);

  return queryClient;
}




export const getGetEmergencyDetailsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEmergencyDetails>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEmergencyDetails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEmergencyDetailsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmergencyDetails>>> = ({ signal }) => getEmergencyDetails(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEmergencyDetails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * All fields are replaced, null included. The birth date may not be in the future or more than 125 years ago.
 * @summary Replaces the emergency details of a profile.
 */
export const saveEmergencyDetails = (
    id: string,
    emergencyDetailsUpdate: BodyType<EmergencyDetailsUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EmergencyDetails>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/emergency-details/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emergencyDetailsUpdate, signal
    },
      options);
    }




export const getSaveEmergencyDetailsMutationKey = () => ['saveEmergencyDetails'] as const;

export const getSaveEmergencyDetailsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveEmergencyDetails>>, TError,SaveEmergencyDetailsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveEmergencyDetails>>, TError,SaveEmergencyDetailsMutationVariables, TContext> => {

const mutationKey = getSaveEmergencyDetailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveEmergencyDetails>>, SaveEmergencyDetailsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveEmergencyDetails(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveEmergencyDetails>>, variables: SaveEmergencyDetailsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetEmergencyDetailsQueryKey(variables.id), getGetHealthStoryQueryKey(variables.id)].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveEmergencyDetailsMutationVariables = {id: string;data: BodyType<EmergencyDetailsUpdate>}

    /**
 * @summary Replaces the emergency details of a profile.
 */
export const useSaveEmergencyDetails = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveEmergencyDetails>>, TError,SaveEmergencyDetailsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveEmergencyDetails>>,
        TError,
        SaveEmergencyDetailsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveEmergencyDetailsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
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








