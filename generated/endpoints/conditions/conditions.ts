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
  Condition,
  ConditionCreate,
  ConditionList,
  ConditionResponse,
  ConditionUpdate,
  ForbiddenResponse,
  KeyUsedResponse,
  ListConditionsParams,
  NoContentResponse,
  NotFoundResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The conditions in a person's health record (HEALTH-08).
 */
export const listConditions = (
    params: ListConditionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConditionList>(
      {url: `/v1/conditions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListConditionsQueryKey = (params?: ListConditionsParams,) => {
    return [
    'v1','conditions', ...(params ? [params] : [])
    ] as const;
    }


export const getListConditionsQueryOptions = <TData = Awaited<ReturnType<typeof listConditions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListConditionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConditions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConditionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConditions>>> = ({ signal }) => listConditions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListConditions} query
 */
export const invalidateListConditions = async (
 queryClient: QueryClient, params: ListConditionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConditionsQueryKey(params) }, options);

  return queryClient;
}




export const getListConditionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConditions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListConditionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConditions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConditionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConditions>>> = ({ signal }) => listConditions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConditions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a condition down (HEALTH-03).
 */
export const createCondition = (
    conditionCreate: BodyType<ConditionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Condition>(
      {url: `/v1/conditions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: conditionCreate, signal
    },
      options);
    }




export const getCreateConditionMutationKey = () => ['createCondition'] as const;

export const getCreateConditionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCondition>>, TError,CreateConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCondition>>, TError,CreateConditionMutationVariables, TContext> => {

const mutationKey = getCreateConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCondition>>, CreateConditionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCondition(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createCondition>>, variables: CreateConditionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConditionsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateConditionMutationVariables = {data: BodyType<ConditionCreate>}

    /**
 * @summary Writes a condition down (HEALTH-03).
 */
export const useCreateCondition = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCondition>>, TError,CreateConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCondition>>,
        TError,
        CreateConditionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateConditionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A condition that was deleted is a 404.
 * @summary One condition (HEALTH-03).
 */
export const getCondition = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConditionResponse>(
      {url: `/v1/conditions/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetConditionQueryKey = (id: string,) => {
    return [
    'v1','conditions',id
    ] as const;
    }


export const getGetConditionQueryOptions = <TData = Awaited<ReturnType<typeof getCondition>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCondition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConditionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCondition>>> = ({ signal }) => getCondition(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetCondition} query
 */
export const invalidateGetCondition = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetConditionQueryKey(id) }, options);

  return queryClient;
}




export const getGetConditionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCondition>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCondition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConditionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCondition>>> = ({ signal }) => getCondition(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCondition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a condition (HEALTH-03).
 */
export const updateCondition = (
    id: string,
    conditionUpdate: BodyType<ConditionUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConditionResponse>(
      {url: `/v1/conditions/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: conditionUpdate, signal
    },
      options);
    }




export const getUpdateConditionMutationKey = () => ['updateCondition'] as const;

export const getUpdateConditionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCondition>>, TError,UpdateConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCondition>>, TError,UpdateConditionMutationVariables, TContext> => {

const mutationKey = getUpdateConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCondition>>, UpdateConditionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCondition(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCondition>>, variables: UpdateConditionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConditionsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateConditionMutationVariables = {id: string;data: BodyType<ConditionUpdate>}

    /**
 * @summary Changes the given fields of a condition (HEALTH-03).
 */
export const useUpdateCondition = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCondition>>, TError,UpdateConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCondition>>,
        TError,
        UpdateConditionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateConditionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a condition out of the record; `restore` brings it back for ten minutes.
 */
export const deleteCondition = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/conditions/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteConditionMutationKey = () => ['deleteCondition'] as const;

export const getDeleteConditionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCondition>>, TError,DeleteConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCondition>>, TError,DeleteConditionMutationVariables, TContext> => {

const mutationKey = getDeleteConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCondition>>, DeleteConditionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCondition(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteCondition>>, variables: DeleteConditionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConditionsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteConditionMutationVariables = {id: string}

    /**
 * @summary Takes a condition out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteCondition = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCondition>>, TError,DeleteConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCondition>>,
        TError,
        DeleteConditionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteConditionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a condition is still right.
 */
export const confirmCondition = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConditionResponse>(
      {url: `/v1/conditions/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmConditionMutationKey = () => ['confirmCondition'] as const;

export const getConfirmConditionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCondition>>, TError,ConfirmConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmCondition>>, TError,ConfirmConditionMutationVariables, TContext> => {

const mutationKey = getConfirmConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmCondition>>, ConfirmConditionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmCondition(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmCondition>>, variables: ConfirmConditionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConditionsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmConditionMutationVariables = {id: string}

    /**
 * @summary Says that a condition is still right.
 */
export const useConfirmCondition = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmCondition>>, TError,ConfirmConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmCondition>>,
        TError,
        ConfirmConditionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmConditionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a condition back that was deleted less than ten minutes ago.
 */
export const restoreCondition = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConditionResponse>(
      {url: `/v1/conditions/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreConditionMutationKey = () => ['restoreCondition'] as const;

export const getRestoreConditionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCondition>>, TError,RestoreConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreCondition>>, TError,RestoreConditionMutationVariables, TContext> => {

const mutationKey = getRestoreConditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreCondition>>, RestoreConditionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreCondition(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreCondition>>, variables: RestoreConditionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConditionsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreConditionMutationVariables = {id: string}

    /**
 * @summary Brings a condition back that was deleted less than ten minutes ago.
 */
export const useRestoreCondition = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCondition>>, TError,RestoreConditionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreCondition>>,
        TError,
        RestoreConditionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreConditionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
