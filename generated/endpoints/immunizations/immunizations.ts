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
  ForbiddenResponse,
  Immunization,
  ImmunizationCreate,
  ImmunizationList,
  ImmunizationResponse,
  ImmunizationUpdate,
  KeyUsedResponse,
  ListImmunizationsParams,
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
 * @summary The immunizations in a person's health record (HEALTH-08).
 */
export const listImmunizations = (
    params: ListImmunizationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImmunizationList>(
      {url: `/v1/immunizations/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListImmunizationsQueryKey = (params?: ListImmunizationsParams,) => {
    return [
    'v1','immunizations', ...(params ? [params] : [])
    ] as const;
    }


export const getListImmunizationsQueryOptions = <TData = Awaited<ReturnType<typeof listImmunizations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListImmunizationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImmunizations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImmunizationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImmunizations>>> = ({ signal }) => listImmunizations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImmunizations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListImmunizations} query
 */
export const invalidateListImmunizations = async (
 queryClient: QueryClient, params: ListImmunizationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListImmunizationsQueryKey(params) }, options);

  return queryClient;
}




export const getListImmunizationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listImmunizations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListImmunizationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listImmunizations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImmunizationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImmunizations>>> = ({ signal }) => listImmunizations(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listImmunizations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an immunization down (HEALTH-02).
 */
export const createImmunization = (
    immunizationCreate: BodyType<ImmunizationCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Immunization>(
      {url: `/v1/immunizations/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: immunizationCreate, signal
    },
      options);
    }




export const getCreateImmunizationMutationKey = () => ['createImmunization'] as const;

export const getCreateImmunizationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImmunization>>, TError,CreateImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createImmunization>>, TError,CreateImmunizationMutationVariables, TContext> => {

const mutationKey = getCreateImmunizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImmunization>>, CreateImmunizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createImmunization(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createImmunization>>, variables: CreateImmunizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListImmunizationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateImmunizationMutationVariables = {data: BodyType<ImmunizationCreate>}

    /**
 * @summary Writes an immunization down (HEALTH-02).
 */
export const useCreateImmunization = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImmunization>>, TError,CreateImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImmunization>>,
        TError,
        CreateImmunizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateImmunizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An immunization that was deleted is a 404.
 * @summary One immunization (HEALTH-02).
 */
export const getImmunization = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImmunizationResponse>(
      {url: `/v1/immunizations/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetImmunizationQueryKey = (id: string,) => {
    return [
    'v1','immunizations',id
    ] as const;
    }


export const getGetImmunizationQueryOptions = <TData = Awaited<ReturnType<typeof getImmunization>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImmunization>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImmunizationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImmunization>>> = ({ signal }) => getImmunization(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImmunization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetImmunization} query
 */
export const invalidateGetImmunization = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetImmunizationQueryKey(id) }, options);

  return queryClient;
}




export const getGetImmunizationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getImmunization>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getImmunization>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImmunizationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImmunization>>> = ({ signal }) => getImmunization(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getImmunization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an immunization (HEALTH-02).
 */
export const updateImmunization = (
    id: string,
    immunizationUpdate: BodyType<ImmunizationUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImmunizationResponse>(
      {url: `/v1/immunizations/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: immunizationUpdate, signal
    },
      options);
    }




export const getUpdateImmunizationMutationKey = () => ['updateImmunization'] as const;

export const getUpdateImmunizationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImmunization>>, TError,UpdateImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateImmunization>>, TError,UpdateImmunizationMutationVariables, TContext> => {

const mutationKey = getUpdateImmunizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateImmunization>>, UpdateImmunizationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateImmunization(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateImmunization>>, variables: UpdateImmunizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListImmunizationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateImmunizationMutationVariables = {id: string;data: BodyType<ImmunizationUpdate>}

    /**
 * @summary Changes the given fields of an immunization (HEALTH-02).
 */
export const useUpdateImmunization = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateImmunization>>, TError,UpdateImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateImmunization>>,
        TError,
        UpdateImmunizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateImmunizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an immunization out of the record; `restore` brings it back for ten minutes.
 */
export const deleteImmunization = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/immunizations/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteImmunizationMutationKey = () => ['deleteImmunization'] as const;

export const getDeleteImmunizationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImmunization>>, TError,DeleteImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteImmunization>>, TError,DeleteImmunizationMutationVariables, TContext> => {

const mutationKey = getDeleteImmunizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteImmunization>>, DeleteImmunizationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteImmunization(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteImmunization>>, variables: DeleteImmunizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListImmunizationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteImmunizationMutationVariables = {id: string}

    /**
 * @summary Takes an immunization out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteImmunization = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteImmunization>>, TError,DeleteImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteImmunization>>,
        TError,
        DeleteImmunizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteImmunizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an immunization is still right.
 */
export const confirmImmunization = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImmunizationResponse>(
      {url: `/v1/immunizations/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmImmunizationMutationKey = () => ['confirmImmunization'] as const;

export const getConfirmImmunizationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmImmunization>>, TError,ConfirmImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmImmunization>>, TError,ConfirmImmunizationMutationVariables, TContext> => {

const mutationKey = getConfirmImmunizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmImmunization>>, ConfirmImmunizationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmImmunization(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmImmunization>>, variables: ConfirmImmunizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListImmunizationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmImmunizationMutationVariables = {id: string}

    /**
 * @summary Says that an immunization is still right.
 */
export const useConfirmImmunization = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmImmunization>>, TError,ConfirmImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmImmunization>>,
        TError,
        ConfirmImmunizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmImmunizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an immunization back that was deleted less than ten minutes ago.
 */
export const restoreImmunization = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ImmunizationResponse>(
      {url: `/v1/immunizations/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreImmunizationMutationKey = () => ['restoreImmunization'] as const;

export const getRestoreImmunizationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreImmunization>>, TError,RestoreImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreImmunization>>, TError,RestoreImmunizationMutationVariables, TContext> => {

const mutationKey = getRestoreImmunizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreImmunization>>, RestoreImmunizationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreImmunization(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreImmunization>>, variables: RestoreImmunizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListImmunizationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreImmunizationMutationVariables = {id: string}

    /**
 * @summary Brings an immunization back that was deleted less than ten minutes ago.
 */
export const useRestoreImmunization = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreImmunization>>, TError,RestoreImmunizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreImmunization>>,
        TError,
        RestoreImmunizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreImmunizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
