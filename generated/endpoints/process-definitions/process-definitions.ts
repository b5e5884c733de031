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
  GetProcessDefinitionParams,
  ListProcessDefinitionsParams,
  NotFoundResponse,
  ProcessDefinition,
  ProcessDefinitionList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Patients see journeys they can find or are in; care teams those their organizations offer; administrators all.
 * @summary The journeys that organizations offer.
 */
export const listProcessDefinitions = (
    params?: ListProcessDefinitionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessDefinitionList>(
      {url: `/v1/process-definitions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessDefinitionsQueryKey = (params?: ListProcessDefinitionsParams,) => {
    return [
    'v1','process-definitions', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessDefinitionsQueryOptions = <TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessDefinitions>>> = ({ signal }) => listProcessDefinitions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcessDefinitions} query
 */
export const invalidateListProcessDefinitions = async (
 queryClient: QueryClient, params?: ListProcessDefinitionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessDefinitionsQueryKey(params) }, options);

  return queryClient;
}




export const getListProcessDefinitionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessDefinitions>>> = ({ signal }) => listProcessDefinitions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * `patient` adds whether that profile can enrol. Journeys that were turned off stay readable for people in them.
 * @summary One journey definition.
 */
export const getProcessDefinition = (
    id: string,
    params?: GetProcessDefinitionParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessDefinition>(
      {url: `/v1/process-definitions/${encodeURIComponent(String(id))}/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetProcessDefinitionQueryKey = (id: string,
    params?: GetProcessDefinitionParams,) => {
    return [
    'v1','process-definitions',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProcessDefinitionQueryOptions = <TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessDefinitionQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessDefinition>>> = ({ signal }) => getProcessDefinition(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetProcessDefinition} query
 */
export const invalidateGetProcessDefinition = async (
 queryClient: QueryClient, id: string,
    params?: GetProcessDefinitionParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessDefinitionQueryKey(id,params) }, options);

  return queryClient;
}




export const getGetProcessDefinitionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: GetProcessDefinitionParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessDefinitionQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessDefinition>>> = ({ signal }) => getProcessDefinition(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








