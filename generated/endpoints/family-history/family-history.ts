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
  FamilyHistory,
  FamilyHistoryCreate,
  FamilyHistoryList,
  FamilyHistoryResponse,
  FamilyHistoryUpdate,
  ForbiddenResponse,
  KeyUsedResponse,
  ListFamilyHistoryParams,
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
 * @summary The illnesses of a person's relatives (HEALTH-06, DATA-56).
 */
export const listFamilyHistory = (
    params: ListFamilyHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistoryList>(
      {url: `/v1/family-history/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFamilyHistoryQueryKey = (params?: ListFamilyHistoryParams,) => {
    return [
    'v1','family-history', ...(params ? [params] : [])
    ] as const;
    }


export const getListFamilyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listFamilyHistory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListFamilyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFamilyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFamilyHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFamilyHistory>>> = ({ signal }) => listFamilyHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFamilyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListFamilyHistory} query
 */
export const invalidateListFamilyHistory = async (
 queryClient: QueryClient, params: ListFamilyHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFamilyHistoryQueryKey(params) }, options);

  return queryClient;
}




export const getListFamilyHistorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFamilyHistory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListFamilyHistoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamilyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFamilyHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFamilyHistory>>> = ({ signal }) => listFamilyHistory(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFamilyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an entry of the family history down (HEALTH-06).
 */
export const createFamilyHistory = (
    familyHistoryCreate: BodyType<FamilyHistoryCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistory>(
      {url: `/v1/family-history/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: familyHistoryCreate, signal
    },
      options);
    }




export const getCreateFamilyHistoryMutationKey = () => ['createFamilyHistory'] as const;

export const getCreateFamilyHistoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFamilyHistory>>, TError,CreateFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFamilyHistory>>, TError,CreateFamilyHistoryMutationVariables, TContext> => {

const mutationKey = getCreateFamilyHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFamilyHistory>>, CreateFamilyHistoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFamilyHistory(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createFamilyHistory>>, variables: CreateFamilyHistoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFamilyHistoryQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateFamilyHistoryMutationVariables = {data: BodyType<FamilyHistoryCreate>}

    /**
 * @summary Writes an entry of the family history down (HEALTH-06).
 */
export const useCreateFamilyHistory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFamilyHistory>>, TError,CreateFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFamilyHistory>>,
        TError,
        CreateFamilyHistoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateFamilyHistoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An entry that was deleted is a 404.
 * @summary One entry of the family history (HEALTH-06).
 */
export const getFamilyHistory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistoryResponse>(
      {url: `/v1/family-history/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetFamilyHistoryQueryKey = (id: string,) => {
    return [
    'v1','family-history',id
    ] as const;
    }


export const getGetFamilyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getFamilyHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFamilyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFamilyHistoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFamilyHistory>>> = ({ signal }) => getFamilyHistory(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFamilyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetFamilyHistory} query
 */
export const invalidateGetFamilyHistory = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFamilyHistoryQueryKey(id) }, options);

  return queryClient;
}




export const getGetFamilyHistorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFamilyHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFamilyHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFamilyHistoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFamilyHistory>>> = ({ signal }) => getFamilyHistory(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFamilyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an entry of the family history (HEALTH-06).
 */
export const updateFamilyHistory = (
    id: string,
    familyHistoryUpdate: BodyType<FamilyHistoryUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistoryResponse>(
      {url: `/v1/family-history/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: familyHistoryUpdate, signal
    },
      options);
    }




export const getUpdateFamilyHistoryMutationKey = () => ['updateFamilyHistory'] as const;

export const getUpdateFamilyHistoryMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFamilyHistory>>, TError,UpdateFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFamilyHistory>>, TError,UpdateFamilyHistoryMutationVariables, TContext> => {

const mutationKey = getUpdateFamilyHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFamilyHistory>>, UpdateFamilyHistoryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateFamilyHistory(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateFamilyHistory>>, variables: UpdateFamilyHistoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFamilyHistoryQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateFamilyHistoryMutationVariables = {id: string;data: BodyType<FamilyHistoryUpdate>}

    /**
 * @summary Changes the given fields of an entry of the family history (HEALTH-06).
 */
export const useUpdateFamilyHistory = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFamilyHistory>>, TError,UpdateFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFamilyHistory>>,
        TError,
        UpdateFamilyHistoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateFamilyHistoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an entry of the family history out of the record; `restore` brings it back for ten minutes.
 */
export const deleteFamilyHistory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/family-history/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteFamilyHistoryMutationKey = () => ['deleteFamilyHistory'] as const;

export const getDeleteFamilyHistoryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFamilyHistory>>, TError,DeleteFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFamilyHistory>>, TError,DeleteFamilyHistoryMutationVariables, TContext> => {

const mutationKey = getDeleteFamilyHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFamilyHistory>>, DeleteFamilyHistoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteFamilyHistory(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteFamilyHistory>>, variables: DeleteFamilyHistoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFamilyHistoryQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteFamilyHistoryMutationVariables = {id: string}

    /**
 * @summary Takes an entry of the family history out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteFamilyHistory = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFamilyHistory>>, TError,DeleteFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFamilyHistory>>,
        TError,
        DeleteFamilyHistoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteFamilyHistoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an entry of the family history is still right.
 */
export const confirmFamilyHistory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistoryResponse>(
      {url: `/v1/family-history/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmFamilyHistoryMutationKey = () => ['confirmFamilyHistory'] as const;

export const getConfirmFamilyHistoryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmFamilyHistory>>, TError,ConfirmFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmFamilyHistory>>, TError,ConfirmFamilyHistoryMutationVariables, TContext> => {

const mutationKey = getConfirmFamilyHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmFamilyHistory>>, ConfirmFamilyHistoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmFamilyHistory(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmFamilyHistory>>, variables: ConfirmFamilyHistoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFamilyHistoryQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmFamilyHistoryMutationVariables = {id: string}

    /**
 * @summary Says that an entry of the family history is still right.
 */
export const useConfirmFamilyHistory = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmFamilyHistory>>, TError,ConfirmFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmFamilyHistory>>,
        TError,
        ConfirmFamilyHistoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmFamilyHistoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an entry of the family history back that was deleted less than ten minutes ago.
 */
export const restoreFamilyHistory = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FamilyHistoryResponse>(
      {url: `/v1/family-history/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreFamilyHistoryMutationKey = () => ['restoreFamilyHistory'] as const;

export const getRestoreFamilyHistoryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreFamilyHistory>>, TError,RestoreFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreFamilyHistory>>, TError,RestoreFamilyHistoryMutationVariables, TContext> => {

const mutationKey = getRestoreFamilyHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreFamilyHistory>>, RestoreFamilyHistoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreFamilyHistory(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreFamilyHistory>>, variables: RestoreFamilyHistoryMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFamilyHistoryQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreFamilyHistoryMutationVariables = {id: string}

    /**
 * @summary Brings an entry of the family history back that was deleted less than ten minutes ago.
 */
export const useRestoreFamilyHistory = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreFamilyHistory>>, TError,RestoreFamilyHistoryMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreFamilyHistory>>,
        TError,
        RestoreFamilyHistoryMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreFamilyHistoryMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
