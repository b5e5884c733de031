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
  ActivityCancel,
  ConflictResponse,
  ExecutionCreate,
  FilterProcessInstancesParams,
  ForbiddenResponse,
  JourneyActivityList,
  KeyUsedResponse,
  ListProcessInstanceActivitiesParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  ProcessInstance,
  ProcessInstanceEnd,
  ProcessInstanceEndCounts,
  ProcessInstanceEndMatching,
  ProcessInstanceEnded,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceMessage,
  ProcessInstanceMessageCounts,
  ProcessInstanceMessageMatching,
  ProcessInstanceMessaged,
  ProcessInstanceRemind,
  ProcessInstanceRemindMatching,
  ProcessInstanceReminded,
  ProcessInstanceReminderCounts,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse,
  Variable
} from '../../model';

import {
  getListAttentionItemsQueryKey
} from '../attention-items/attention-items.ts';

import {
  getListJourneyEventsQueryKey
} from '../journey-events/journey-events.ts';

import {
  getListOrganizationJourneysQueryKey
} from '../organization-journeys/organization-journeys.ts';

import {
  getListProcessDefinitionsQueryKey
} from '../process-definitions/process-definitions.ts';

import {
  getListProcessInstancesQueryKey
} from '../process-instances/process-instances.ts';

import {
  getListTasksQueryKey
} from '../tasks/tasks.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * An organization that is named and is not the caller's is a 404. Without one, a care team finds the journeys of
 * its organizations, an administrator those of all.
 * @summary Journeys that fit a filter (CALL-46); care teams and administrators.
 */
export const filterProcessInstances = (
    processInstanceFilter: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceList>(
      {url: `/v1/process-instances/filter/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceFilter,
        params, signal
    },
      options);
    }




export const getFilterProcessInstancesQueryKey = (processInstanceFilter?: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams,) => {
    return [
    'POST', 'v1','process-instances','filter', ...(params ? [params] : []), processInstanceFilter
    ] as const;
    }


export const getFilterProcessInstancesQueryOptions = <TData = Awaited<ReturnType<typeof filterProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(processInstanceFilter: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterProcessInstancesQueryKey(processInstanceFilter,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterProcessInstances>>> = ({ signal }) => filterProcessInstances(processInstanceFilter,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useFilterProcessInstances} query
 */
export const invalidateFilterProcessInstances = async (
 queryClient: QueryClient, processInstanceFilter: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFilterProcessInstancesQueryKey(processInstanceFilter,params) }, options);

  return queryClient;
}




export const getFilterProcessInstancesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterProcessInstances>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(processInstanceFilter: BodyType<ProcessInstanceFilter>,
    params?: FilterProcessInstancesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterProcessInstancesQueryKey(processInstanceFilter,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterProcessInstances>>> = ({ signal }) => filterProcessInstances(processInstanceFilter,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterProcessInstances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Each person gets one message per journey, in their language, with a link to the most urgent open task. People
 * reminded in the last 24 hours are skipped. If the caller may not see one of the journeys, the whole call is a 404
 * and no reminders are sent.
 * @summary Reminds people of what is open in their journeys; care teams and administrators.
 */
export const remindProcessInstances = (
    processInstanceRemind: BodyType<ProcessInstanceRemind>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceReminded>(
      {url: `/v1/process-instances/remind/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceRemind, signal
    },
      options);
    }




export const getRemindProcessInstancesMutationKey = () => ['remindProcessInstances'] as const;

export const getRemindProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindProcessInstances>>, TError,RemindProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof remindProcessInstances>>, TError,RemindProcessInstancesMutationVariables, TContext> => {

const mutationKey = getRemindProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindProcessInstances>>, RemindProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  remindProcessInstances(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type RemindProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceRemind>}

    /**
 * @summary Reminds people of what is open in their journeys; care teams and administrators.
 */
export const useRemindProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindProcessInstances>>, TError,RemindProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindProcessInstances>>,
        TError,
        RemindProcessInstancesMutationVariables,
        TContext
      > => {
      return useMutation(getRemindProcessInstancesMutationOptions(options), queryClient);
    }
    /**
 * Like leaving each of them: open tasks are cancelled, and the reason is part of the journey's history, which the
 * patient can read. Journeys that are already over stay as they are. If the caller may not see one of the journeys,
 * the whole call is a 404 and none ends.
 * @summary Ends the journeys of several people; care teams and administrators.
 */
export const endProcessInstances = (
    processInstanceEnd: BodyType<ProcessInstanceEnd>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceEnded>(
      {url: `/v1/process-instances/end/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceEnd, signal
    },
      options);
    }




export const getEndProcessInstancesMutationKey = () => ['endProcessInstances'] as const;

export const getEndProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endProcessInstances>>, TError,EndProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endProcessInstances>>, TError,EndProcessInstancesMutationVariables, TContext> => {

const mutationKey = getEndProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endProcessInstances>>, EndProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endProcessInstances(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endProcessInstances>>, variables: EndProcessInstancesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey(), getListOrganizationJourneysQueryKey(), getListAttentionItemsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type EndProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceEnd>}

    /**
 * @summary Ends the journeys of several people; care teams and administrators.
 */
export const useEndProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endProcessInstances>>, TError,EndProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endProcessInstances>>,
        TError,
        EndProcessInstancesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndProcessInstancesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Does what `remindProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and no one is reminded. An organization
 * that is not the caller's is a 404.
 * @summary Reminds everyone in a journey who fits a filter; care teams and administrators.
 */
export const remindMatchingProcessInstances = (
    processInstanceRemindMatching: BodyType<ProcessInstanceRemindMatching>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceReminderCounts>(
      {url: `/v1/process-instances/remind-matching/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceRemindMatching, signal
    },
      options);
    }




export const getRemindMatchingProcessInstancesMutationKey = () => ['remindMatchingProcessInstances'] as const;

export const getRemindMatchingProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindMatchingProcessInstances>>, TError,RemindMatchingProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof remindMatchingProcessInstances>>, TError,RemindMatchingProcessInstancesMutationVariables, TContext> => {

const mutationKey = getRemindMatchingProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindMatchingProcessInstances>>, RemindMatchingProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  remindMatchingProcessInstances(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type RemindMatchingProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceRemindMatching>}

    /**
 * @summary Reminds everyone in a journey who fits a filter; care teams and administrators.
 */
export const useRemindMatchingProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof remindMatchingProcessInstances>>, TError,RemindMatchingProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof remindMatchingProcessInstances>>,
        TError,
        RemindMatchingProcessInstancesMutationVariables,
        TContext
      > => {
      return useMutation(getRemindMatchingProcessInstancesMutationOptions(options), queryClient);
    }
    /**
 * Each person gets the text in their language, by email, or as a text message where they have no email address. It
 * holds nothing about their health. People who got the same message in the last 24 hours are skipped. A message that
 * was changed since `revision`, or removed, is a 409 `template_changed`, and none is sent. If the caller may not see
 * one of the journeys, or it is of another organization than the message, the whole call is a 404.
 * @summary Sends people an approved message; care teams and administrators.
 */
export const messageProcessInstances = (
    processInstanceMessage: BodyType<ProcessInstanceMessage>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceMessaged>(
      {url: `/v1/process-instances/message/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceMessage, signal
    },
      options);
    }




export const getMessageProcessInstancesMutationKey = () => ['messageProcessInstances'] as const;

export const getMessageProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof messageProcessInstances>>, TError,MessageProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof messageProcessInstances>>, TError,MessageProcessInstancesMutationVariables, TContext> => {

const mutationKey = getMessageProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof messageProcessInstances>>, MessageProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  messageProcessInstances(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type MessageProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceMessage>}

    /**
 * @summary Sends people an approved message; care teams and administrators.
 */
export const useMessageProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof messageProcessInstances>>, TError,MessageProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof messageProcessInstances>>,
        TError,
        MessageProcessInstancesMutationVariables,
        TContext
      > => {
      return useMutation(getMessageProcessInstancesMutationOptions(options), queryClient);
    }
    /**
 * Does what `messageProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and no message is sent. An organization that is
 * not the caller's is a 404.
 * @summary Sends an approved message to everyone in a journey who fits a filter; care teams and administrators.
 */
export const messageMatchingProcessInstances = (
    processInstanceMessageMatching: BodyType<ProcessInstanceMessageMatching>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceMessageCounts>(
      {url: `/v1/process-instances/message-matching/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceMessageMatching, signal
    },
      options);
    }




export const getMessageMatchingProcessInstancesMutationKey = () => ['messageMatchingProcessInstances'] as const;

export const getMessageMatchingProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof messageMatchingProcessInstances>>, TError,MessageMatchingProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof messageMatchingProcessInstances>>, TError,MessageMatchingProcessInstancesMutationVariables, TContext> => {

const mutationKey = getMessageMatchingProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof messageMatchingProcessInstances>>, MessageMatchingProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  messageMatchingProcessInstances(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type MessageMatchingProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceMessageMatching>}

    /**
 * @summary Sends an approved message to everyone in a journey who fits a filter; care teams and administrators.
 */
export const useMessageMatchingProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof messageMatchingProcessInstances>>, TError,MessageMatchingProcessInstancesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof messageMatchingProcessInstances>>,
        TError,
        MessageMatchingProcessInstancesMutationVariables,
        TContext
      > => {
      return useMutation(getMessageMatchingProcessInstancesMutationOptions(options), queryClient);
    }
    /**
 * Does what `endProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and none ends. An organization that is not the
 * caller's is a 404.
 * @summary Ends the journeys of everyone who fits a filter; care teams and administrators.
 */
export const endMatchingProcessInstances = (
    processInstanceEndMatching: BodyType<ProcessInstanceEndMatching>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceEndCounts>(
      {url: `/v1/process-instances/end-matching/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceEndMatching, signal
    },
      options);
    }




export const getEndMatchingProcessInstancesMutationKey = () => ['endMatchingProcessInstances'] as const;

export const getEndMatchingProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMatchingProcessInstances>>, TError,EndMatchingProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endMatchingProcessInstances>>, TError,EndMatchingProcessInstancesMutationVariables, TContext> => {

const mutationKey = getEndMatchingProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMatchingProcessInstances>>, EndMatchingProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endMatchingProcessInstances(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endMatchingProcessInstances>>, variables: EndMatchingProcessInstancesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey(), getListOrganizationJourneysQueryKey(), getListAttentionItemsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type EndMatchingProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceEndMatching>}

    /**
 * @summary Ends the journeys of everyone who fits a filter; care teams and administrators.
 */
export const useEndMatchingProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMatchingProcessInstances>>, TError,EndMatchingProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMatchingProcessInstances>>,
        TError,
        EndMatchingProcessInstancesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndMatchingProcessInstancesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Shows steps that are planned, open and done, and which can be added or cancelled now.
 * @summary The activities of the journey, in its order, with their open tasks; care teams and administrators.
 */
export const listProcessInstanceActivities = (
    id: string,
    params?: ListProcessInstanceActivitiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyActivityList>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/activities/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessInstanceActivitiesQueryKey = (id: string,
    params?: ListProcessInstanceActivitiesParams,) => {
    return [
    'v1','process-instances',id,'activities', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessInstanceActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceActivitiesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceActivities>>> = ({ signal }) => listProcessInstanceActivities(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcessInstanceActivities} query
 */
export const invalidateListProcessInstanceActivities = async (
 queryClient: QueryClient, id: string,
    params?: ListProcessInstanceActivitiesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessInstanceActivitiesQueryKey(id,params) }, options);

  return queryClient;
}




export const getListProcessInstanceActivitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceActivitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceActivitiesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceActivities>>> = ({ signal }) => listProcessInstanceActivities(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * `startBeforeActivity` opens the activity; `startAfterActivity` and `startTransition` open its successors, as if it
 * had just been completed. Opening an activity resolves its incident. A successor that lacks a variable stays closed
 * and gets an incident.
 *
 * Codes of the 409: `journey_over`; for `startBeforeActivity` also `already_open`, `already_done` (completed and not
 * repeatable) and `variable_missing` (a required variable is missing or has the wrong type).
 * @summary Starts an activity of the journey (CALL-49).
 */
export const addProcessInstanceExecution = (
    id: string,
    executionCreate: BodyType<ExecutionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/add_execution/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: executionCreate, signal
    },
      options);
    }




export const getAddProcessInstanceExecutionMutationKey = () => ['addProcessInstanceExecution'] as const;

export const getAddProcessInstanceExecutionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext> => {

const mutationKey = getAddProcessInstanceExecutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addProcessInstanceExecution>>, AddProcessInstanceExecutionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addProcessInstanceExecution(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addProcessInstanceExecution>>, variables: AddProcessInstanceExecutionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey(), getListOrganizationJourneysQueryKey(), getListAttentionItemsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AddProcessInstanceExecutionMutationVariables = {id: string;data: BodyType<ExecutionCreate>}

    /**
 * @summary Starts an activity of the journey (CALL-49).
 */
export const useAddProcessInstanceExecution = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addProcessInstanceExecution>>, TError,AddProcessInstanceExecutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addProcessInstanceExecution>>,
        TError,
        AddProcessInstanceExecutionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddProcessInstanceExecutionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Codes of the 409: `journey_over`, `already_completed`.
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const cancelProcessInstanceActivity = (
    id: string,
    activityCancel: BodyType<ActivityCancel>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstance>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/cancel_activity/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: activityCancel, signal
    },
      options);
    }




export const getCancelProcessInstanceActivityMutationKey = () => ['cancelProcessInstanceActivity'] as const;

export const getCancelProcessInstanceActivityMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext> => {

const mutationKey = getCancelProcessInstanceActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, CancelProcessInstanceActivityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  cancelProcessInstanceActivity(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, variables: CancelProcessInstanceActivityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey(), getListOrganizationJourneysQueryKey(), getListAttentionItemsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CancelProcessInstanceActivityMutationVariables = {id: string;data: BodyType<ActivityCancel>}

    /**
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const useCancelProcessInstanceActivity = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelProcessInstanceActivity>>, TError,CancelProcessInstanceActivityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelProcessInstanceActivity>>,
        TError,
        CancelProcessInstanceActivityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelProcessInstanceActivityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Variables that have never been written are a 404.
 * @summary One variable (CALL-53).
 */
export const getProcessInstanceVariable = (
    id: string,
    variableName: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Variable>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/variable/${encodeURIComponent(String(variableName))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcessInstanceVariableQueryKey = (id: string,
    variableName: string,) => {
    return [
    'v1','process-instances',id,'variable',variableName
    ] as const;
    }


export const getGetProcessInstanceVariableQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    variableName: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceVariableQueryKey(id,variableName);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstanceVariable>>> = ({ signal }) => getProcessInstanceVariable(id,variableName, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || variableName === null || variableName === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetProcessInstanceVariable} query
 */
export const invalidateGetProcessInstanceVariable = async (
 queryClient: QueryClient, id: string,
    variableName: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcessInstanceVariableQueryKey(id,variableName) }, options);

  return queryClient;
}




export const getGetProcessInstanceVariableSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    variableName: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessInstanceVariableQueryKey(id,variableName);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcessInstanceVariable>>> = ({ signal }) => getProcessInstanceVariable(id,variableName, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcessInstanceVariable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Creates the variable if it does not exist. `type` must match the JSON type of `value` (400). `If-Match` is
 * optional.
 * @summary Writes one variable (CALL-54).
 */
export const updateProcessInstanceVariable = (
    id: string,
    variable: BodyType<Variable>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Variable>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/variable/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: variable, signal
    },
      options);
    }




export const getUpdateProcessInstanceVariableMutationKey = () => ['updateProcessInstanceVariable'] as const;

export const getUpdateProcessInstanceVariableMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext> => {

const mutationKey = getUpdateProcessInstanceVariableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, UpdateProcessInstanceVariableMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProcessInstanceVariable(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateProcessInstanceVariable>>, variables: UpdateProcessInstanceVariableMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateProcessInstanceVariableMutationVariables = {id: string;data: BodyType<Variable>}

    /**
 * @summary Writes one variable (CALL-54).
 */
export const useUpdateProcessInstanceVariable = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcessInstanceVariable>>, TError,UpdateProcessInstanceVariableMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProcessInstanceVariable>>,
        TError,
        UpdateProcessInstanceVariableMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateProcessInstanceVariableMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
