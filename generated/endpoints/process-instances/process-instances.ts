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
  ConflictResponse,
  EnrolmentRefused,
  ForbiddenResponse,
  JourneyEventList,
  KeyUsedResponse,
  ListProcessInstanceEventsParams,
  ListProcessInstancesParams,
  NotFoundResponse,
  ProcessInstance,
  ProcessInstanceCreate,
  ProcessInstanceLeave,
  ProcessInstanceList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListJourneyEventsQueryKey
} from '../journey-events/journey-events.ts';

import {
  getListProcessDefinitionsQueryKey
} from '../process-definitions/process-definitions.ts';

import {
  getListTasksQueryKey
} from '../tasks/tasks.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Patients get the journeys of their own profiles; care teams those of their organizations; administrators all.
 * @summary Journeys (CALL-45).
 */
export const listProcessInstances = (
    params?: ListProcessInstancesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceList>(
      {url: `/v1/process-instances/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessInstancesQueryKey = (params?: ListProcessInstancesParams,) => {
    return [
    'v1','process-instances', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessInstancesQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstancesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstances>>> = ({ signal }) => listProcessInstances(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcessInstances} query
 */
export const invalidateListProcessInstances = async (
 queryClient: QueryClient, params?: ListProcessInstancesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey(params) }, options);

  return queryClient;
}




export const getListProcessInstancesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstancesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstances>>> = ({ signal }) => listProcessInstances(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A person enrols their own profiles in what their organizations offer, a care team the patients of its
 * organization.
 * @summary Enrols a profile in a journey and opens its first steps.
 */
export const createProcessInstance = (
    processInstanceCreate: BodyType<ProcessInstanceCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceCreate, signal
    },
      options);
    }




export const getCreateProcessInstanceMutationKey = () => ['createProcessInstance'] as const;

export const getCreateProcessInstanceMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | EnrolmentRefused | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcessInstance>>, TError,CreateProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProcessInstance>>, TError,CreateProcessInstanceMutationVariables, TContext> => {

const mutationKey = getCreateProcessInstanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProcessInstance>>, CreateProcessInstanceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProcessInstance(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createProcessInstance>>, variables: CreateProcessInstanceMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateProcessInstanceMutationVariables = {data: BodyType<ProcessInstanceCreate>}

    /**
 * @summary Enrols a profile in a journey and opens its first steps.
 */
export const useCreateProcessInstance = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | EnrolmentRefused | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcessInstance>>, TError,CreateProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProcessInstance>>,
        TError,
        CreateProcessInstanceMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateProcessInstanceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Includes progress, the next step and the steps after it. For patients, steps of the care team are left out.
 * @summary One journey (CALL-47).
 */
export const getProcessInstance = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcessInstanceQueryKey = (id: string,) => {
    return [
    'v1','process-instances',id
    ] as const;
    }


export const getGetProcessInstanceQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstance>>> = ({ signal }) => getProcessInstance(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetProcessInstance} query
 */
export const invalidateGetProcessInstance = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessInstanceQueryKey(id) }, options);

  return queryClient;
}




export const getGetProcessInstanceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstance>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstance>>> = ({ signal }) => getProcessInstance(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Code of the 409: `journey_over`.
 * @summary Leaves a journey; its open tasks are cancelled, what was answered stays.
 */
export const leaveProcessInstance = (
    id: string,
    processInstanceLeave: BodyType<ProcessInstanceLeave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/cancel/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceLeave, signal
    },
      options);
    }




export const getLeaveProcessInstanceMutationKey = () => ['leaveProcessInstance'] as const;

export const getLeaveProcessInstanceMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveProcessInstance>>, TError,LeaveProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveProcessInstance>>, TError,LeaveProcessInstanceMutationVariables, TContext> => {

const mutationKey = getLeaveProcessInstanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveProcessInstance>>, LeaveProcessInstanceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  leaveProcessInstance(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof leaveProcessInstance>>, variables: LeaveProcessInstanceMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type LeaveProcessInstanceMutationVariables = {id: string;data: BodyType<ProcessInstanceLeave>}

    /**
 * @summary Leaves a journey; its open tasks are cancelled, what was answered stays.
 */
export const useLeaveProcessInstance = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveProcessInstance>>, TError,LeaveProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveProcessInstance>>,
        TError,
        LeaveProcessInstanceMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getLeaveProcessInstanceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Patients do not see events of care-team steps.
 * @summary What happened in a journey, newest first.
 */
export const listProcessInstanceEvents = (
    id: string,
    params?: ListProcessInstanceEventsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyEventList>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/events/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessInstanceEventsQueryKey = (id: string,
    params?: ListProcessInstanceEventsParams,) => {
    return [
    'v1','process-instances',id,'events', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessInstanceEventsQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceEventsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceEvents>>> = ({ signal }) => listProcessInstanceEvents(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcessInstanceEvents} query
 */
export const invalidateListProcessInstanceEvents = async (
 queryClient: QueryClient, id: string,
    params?: ListProcessInstanceEventsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessInstanceEventsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListProcessInstanceEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceEventsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceEvents>>> = ({ signal }) => listProcessInstanceEvents(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








