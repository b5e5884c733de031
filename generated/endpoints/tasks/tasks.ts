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
  ForbiddenResponse,
  KeyUsedResponse,
  ListTasksParams,
  NoContentResponse,
  NotFoundResponse,
  Task,
  TaskComplete,
  TaskCompleted,
  TaskDraft,
  TaskDraftConflict,
  TaskDraftSave,
  TaskForm,
  TaskList,
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
  getListProcessInstancesQueryKey
} from '../process-instances/process-instances.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Patients get the steps of their own profiles; care teams those of their organizations; administrators all. Open
 * and completed ones by default.
 * @summary Tasks (CALL-38..42).
 */
export const listTasks = (
    params?: ListTasksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaskList>(
      {url: `/v1/tasks/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTasksQueryKey = (params?: ListTasksParams,) => {
    return [
    'v1','tasks', ...(params ? [params] : [])
    ] as const;
    }


export const getListTasksQueryOptions = <TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTasks>>> = ({ signal }) => listTasks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListTasks} query
 */
export const invalidateListTasks = async (
 queryClient: QueryClient, params?: ListTasksParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTasksQueryKey(params) }, options);

  return queryClient;
}




export const getListTasksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListTasksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTasks>>> = ({ signal }) => listTasks(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A task that was taken out of the journey is a 404 with the code `task_removed`; one of a journey that was left is
 * still there, as cancelled.
 * @summary One task (CALL-43).
 */
export const getTask = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Task>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetTaskQueryKey = (id: string,) => {
    return [
    'v1','tasks',id
    ] as const;
    }


export const getGetTaskQueryOptions = <TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTask>>> = ({ signal }) => getTask(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetTask} query
 */
export const invalidateGetTask = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTaskQueryKey(id) }, options);

  return queryClient;
}




export const getGetTaskSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTask>>> = ({ signal }) => getTask(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Codes of the 409: `already_completed`, `journey_cancelled`. A removed task is a 404 with the code `task_removed`.
 * A step is a 404 for callers who may not answer it (see its draft). Completing it discards all its drafts.
 * @summary Sends the answers and completes the task (CALL-44).
 */
export const completeTask = (
    id: string,
    taskComplete: BodyType<TaskComplete>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaskCompleted>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/complete/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taskComplete, signal
    },
      options);
    }




export const getCompleteTaskMutationKey = () => ['completeTask'] as const;

export const getCompleteTaskMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext> => {

const mutationKey = getCompleteTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTask>>, CompleteTaskMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  completeTask(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof completeTask>>, variables: CompleteTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTasksQueryKey(), getListProcessInstancesQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CompleteTaskMutationVariables = {id: string;data: BodyType<TaskComplete>}

    /**
 * @summary Sends the answers and completes the task (CALL-44).
 */
export const useCompleteTask = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTask>>, TError,CompleteTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTask>>,
        TError,
        CompleteTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The version that the task was created with, even if the form has changed since. A step that only has text to
 * read returns it in `content`.
 * @summary The form of a task (TASK-10).
 */
export const getTaskForm = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaskForm>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/form/`, method: 'GET', signal
    },
      options);
    }




export const getGetTaskFormQueryKey = (id: string,) => {
    return [
    'v1','tasks',id,'form'
    ] as const;
    }


export const getGetTaskFormQueryOptions = <TData = Awaited<ReturnType<typeof getTaskForm>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskFormQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskForm>>> = ({ signal }) => getTaskForm(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaskForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetTaskForm} query
 */
export const invalidateGetTaskForm = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTaskFormQueryKey(id) }, options);

  return queryClient;
}




export const getGetTaskFormSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTaskForm>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTaskForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskFormQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskForm>>> = ({ signal }) => getTaskForm(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTaskForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Drafts are private: each person has their own, and no call returns, overwrites or deletes another person's. A
 * patient's step can be answered by the owner of the profile, and by members of the care team who fill it in for the
 * patient (`fillInTask`); a step of the care team by its members. For everyone else, including administrators, the
 * draft is a 404.
 * @summary The caller's own draft of a task; revision 0 when nothing was saved (TASK-11).
 */
export const getTaskDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaskDraft>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/draft/`, method: 'GET', signal
    },
      options);
    }




export const getGetTaskDraftQueryKey = (id: string,) => {
    return [
    'v1','tasks',id,'draft'
    ] as const;
    }


export const getGetTaskDraftQueryOptions = <TData = Awaited<ReturnType<typeof getTaskDraft>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskDraftQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskDraft>>> = ({ signal }) => getTaskDraft(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaskDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetTaskDraft} query
 */
export const invalidateGetTaskDraft = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTaskDraftQueryKey(id) }, options);

  return queryClient;
}




export const getGetTaskDraftSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTaskDraft>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTaskDraft>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskDraftQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskDraft>>> = ({ signal }) => getTaskDraft(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTaskDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Send the `revision` of the last response. If someone else saved in between, the response is a 409 with their
 * draft. Drafts are not validated: half-written answers are allowed.
 * @summary Saves the caller's own answers so far (TASK-11).
 */
export const saveTaskDraft = (
    id: string,
    taskDraftSave: BodyType<TaskDraftSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TaskDraft>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/draft/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: taskDraftSave, signal
    },
      options);
    }




export const getSaveTaskDraftMutationKey = () => ['saveTaskDraft'] as const;

export const getSaveTaskDraftMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TaskDraftConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTaskDraft>>, TError,SaveTaskDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveTaskDraft>>, TError,SaveTaskDraftMutationVariables, TContext> => {

const mutationKey = getSaveTaskDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveTaskDraft>>, SaveTaskDraftMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveTaskDraft(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type SaveTaskDraftMutationVariables = {id: string;data: BodyType<TaskDraftSave>}

    /**
 * @summary Saves the caller's own answers so far (TASK-11).
 */
export const useSaveTaskDraft = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TaskDraftConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTaskDraft>>, TError,SaveTaskDraftMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveTaskDraft>>,
        TError,
        SaveTaskDraftMutationVariables,
        TContext
      > => {
      return useMutation(getSaveTaskDraftMutationOptions(options), queryClient);
    }
    /**
 * Deleting a draft that does not exist succeeds too.
 * @summary Discards the caller's own draft (TASK-11).
 */
export const deleteTaskDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/draft/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTaskDraftMutationKey = () => ['deleteTaskDraft'] as const;

export const getDeleteTaskDraftMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaskDraft>>, TError,DeleteTaskDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTaskDraft>>, TError,DeleteTaskDraftMutationVariables, TContext> => {

const mutationKey = getDeleteTaskDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTaskDraft>>, DeleteTaskDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTaskDraft(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteTaskDraft>>, variables: DeleteTaskDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTasksQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteTaskDraftMutationVariables = {id: string}

    /**
 * @summary Discards the caller's own draft (TASK-11).
 */
export const useDeleteTaskDraft = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaskDraft>>, TError,DeleteTaskDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTaskDraft>>,
        TError,
        DeleteTaskDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteTaskDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Notifies the patient with a message, a `fill_in_started` event, and `filled_in_by` of the task. From then on the
 * caller has their own draft and can complete the step. The patient's draft stays private. Idempotent. Codes of the
 * 409: `already_completed`, `journey_cancelled`, `care_team_step` (it is not the patient's), `patient_only` (only
 * the patient can confirm it). Callers outside the care team get a 404.
 * @summary Starts filling in a patient's step for them, as a member of the care team (TASK-05).
 */
export const fillInTask = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Task>(
      {url: `/v1/tasks/${encodeURIComponent(String(id))}/fill_in/`, method: 'POST', signal
    },
      options);
    }




export const getFillInTaskMutationKey = () => ['fillInTask'] as const;

export const getFillInTaskMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillInTask>>, TError,FillInTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof fillInTask>>, TError,FillInTaskMutationVariables, TContext> => {

const mutationKey = getFillInTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof fillInTask>>, FillInTaskMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  fillInTask(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof fillInTask>>, variables: FillInTaskMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTasksQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type FillInTaskMutationVariables = {id: string}

    /**
 * @summary Starts filling in a patient's step for them, as a member of the care team (TASK-05).
 */
export const useFillInTask = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillInTask>>, TError,FillInTaskMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof fillInTask>>,
        TError,
        FillInTaskMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFillInTaskMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
