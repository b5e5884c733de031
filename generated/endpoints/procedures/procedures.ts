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
  KeyUsedResponse,
  ListProceduresParams,
  NoContentResponse,
  NotFoundResponse,
  Procedure,
  ProcedureCreate,
  ProcedureList,
  ProcedureResponse,
  ProcedureUpdate,
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
 * @summary The procedures in a person's health record (HEALTH-08).
 */
export const listProcedures = (
    params: ListProceduresParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureList>(
      {url: `/v1/procedures/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProceduresQueryKey = (params?: ListProceduresParams,) => {
    return [
    'v1','procedures', ...(params ? [params] : [])
    ] as const;
    }


export const getListProceduresQueryOptions = <TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListProceduresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProceduresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcedures>>> = ({ signal }) => listProcedures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcedures} query
 */
export const invalidateListProcedures = async (
 queryClient: QueryClient, params: ListProceduresParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProceduresQueryKey(params) }, options);

  return queryClient;
}




export const getListProceduresSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcedures>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListProceduresParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProceduresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcedures>>> = ({ signal }) => listProcedures(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcedures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a procedure down (HEALTH-04).
 */
export const createProcedure = (
    procedureCreate: BodyType<ProcedureCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Procedure>(
      {url: `/v1/procedures/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: procedureCreate, signal
    },
      options);
    }




export const getCreateProcedureMutationKey = () => ['createProcedure'] as const;

export const getCreateProcedureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext> => {

const mutationKey = getCreateProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProcedure>>, CreateProcedureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProcedure(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createProcedure>>, variables: CreateProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateProcedureMutationVariables = {data: BodyType<ProcedureCreate>}

    /**
 * @summary Writes a procedure down (HEALTH-04).
 */
export const useCreateProcedure = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProcedure>>, TError,CreateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProcedure>>,
        TError,
        CreateProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A procedure that was deleted is a 404.
 * @summary One procedure (HEALTH-04).
 */
export const getProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetProcedureQueryKey = (id: string,) => {
    return [
    'v1','procedures',id
    ] as const;
    }


export const getGetProcedureQueryOptions = <TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcedureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcedure>>> = ({ signal }) => getProcedure(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetProcedure} query
 */
export const invalidateGetProcedure = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProcedureQueryKey(id) }, options);

  return queryClient;
}




export const getGetProcedureSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProcedure>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcedureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcedure>>> = ({ signal }) => getProcedure(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProcedure>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a procedure (HEALTH-04).
 */
export const updateProcedure = (
    id: string,
    procedureUpdate: BodyType<ProcedureUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: procedureUpdate, signal
    },
      options);
    }




export const getUpdateProcedureMutationKey = () => ['updateProcedure'] as const;

export const getUpdateProcedureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext> => {

const mutationKey = getUpdateProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProcedure>>, UpdateProcedureMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateProcedure(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateProcedure>>, variables: UpdateProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateProcedureMutationVariables = {id: string;data: BodyType<ProcedureUpdate>}

    /**
 * @summary Changes the given fields of a procedure (HEALTH-04).
 */
export const useUpdateProcedure = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProcedure>>, TError,UpdateProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProcedure>>,
        TError,
        UpdateProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a procedure out of the record; `restore` brings it back for ten minutes.
 */
export const deleteProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProcedureMutationKey = () => ['deleteProcedure'] as const;

export const getDeleteProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext> => {

const mutationKey = getDeleteProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProcedure>>, DeleteProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteProcedure>>, variables: DeleteProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteProcedureMutationVariables = {id: string}

    /**
 * @summary Takes a procedure out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcedure>>, TError,DeleteProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProcedure>>,
        TError,
        DeleteProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a procedure is still right.
 */
export const confirmProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmProcedureMutationKey = () => ['confirmProcedure'] as const;

export const getConfirmProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext> => {

const mutationKey = getConfirmProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmProcedure>>, ConfirmProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmProcedure>>, variables: ConfirmProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmProcedureMutationVariables = {id: string}

    /**
 * @summary Says that a procedure is still right.
 */
export const useConfirmProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmProcedure>>, TError,ConfirmProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmProcedure>>,
        TError,
        ConfirmProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a procedure back that was deleted less than ten minutes ago.
 */
export const restoreProcedure = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcedureResponse>(
      {url: `/v1/procedures/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreProcedureMutationKey = () => ['restoreProcedure'] as const;

export const getRestoreProcedureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext> => {

const mutationKey = getRestoreProcedureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreProcedure>>, RestoreProcedureMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreProcedure(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreProcedure>>, variables: RestoreProcedureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProceduresQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreProcedureMutationVariables = {id: string}

    /**
 * @summary Brings a procedure back that was deleted less than ten minutes ago.
 */
export const useRestoreProcedure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreProcedure>>, TError,RestoreProcedureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreProcedure>>,
        TError,
        RestoreProcedureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreProcedureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
