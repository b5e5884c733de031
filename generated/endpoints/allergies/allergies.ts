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
  Allergy,
  AllergyCreate,
  AllergyList,
  AllergyResponse,
  AllergyUpdate,
  ForbiddenResponse,
  KeyUsedResponse,
  ListAllergiesParams,
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
 * @summary The allergies in a person's health record (DATA-56).
 */
export const listAllergies = (
    params: ListAllergiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllergyList>(
      {url: `/v1/allergies/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAllergiesQueryKey = (params?: ListAllergiesParams,) => {
    return [
    'v1','allergies', ...(params ? [params] : [])
    ] as const;
    }


export const getListAllergiesQueryOptions = <TData = Awaited<ReturnType<typeof listAllergies>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListAllergiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllergies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllergiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllergies>>> = ({ signal }) => listAllergies(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllergies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListAllergies} query
 */
export const invalidateListAllergies = async (
 queryClient: QueryClient, params: ListAllergiesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAllergiesQueryKey(params) }, options);

  return queryClient;
}




export const getListAllergiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllergies>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListAllergiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllergies>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllergiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllergies>>> = ({ signal }) => listAllergies(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllergies>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an allergy down (DATA-56).
 */
export const createAllergy = (
    allergyCreate: BodyType<AllergyCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Allergy>(
      {url: `/v1/allergies/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: allergyCreate, signal
    },
      options);
    }




export const getCreateAllergyMutationKey = () => ['createAllergy'] as const;

export const getCreateAllergyMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAllergy>>, TError,CreateAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAllergy>>, TError,CreateAllergyMutationVariables, TContext> => {

const mutationKey = getCreateAllergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAllergy>>, CreateAllergyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAllergy(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createAllergy>>, variables: CreateAllergyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllergiesQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateAllergyMutationVariables = {data: BodyType<AllergyCreate>}

    /**
 * @summary Writes an allergy down (DATA-56).
 */
export const useCreateAllergy = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAllergy>>, TError,CreateAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAllergy>>,
        TError,
        CreateAllergyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAllergyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An allergy that was deleted is a 404.
 * @summary One allergy (DATA-56).
 */
export const getAllergy = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllergyResponse>(
      {url: `/v1/allergies/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetAllergyQueryKey = (id: string,) => {
    return [
    'v1','allergies',id
    ] as const;
    }


export const getGetAllergyQueryOptions = <TData = Awaited<ReturnType<typeof getAllergy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllergy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAllergyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllergy>>> = ({ signal }) => getAllergy(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAllergy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetAllergy} query
 */
export const invalidateGetAllergy = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAllergyQueryKey(id) }, options);

  return queryClient;
}




export const getGetAllergySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAllergy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAllergy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAllergyQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllergy>>> = ({ signal }) => getAllergy(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAllergy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an allergy (DATA-56).
 */
export const updateAllergy = (
    id: string,
    allergyUpdate: BodyType<AllergyUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllergyResponse>(
      {url: `/v1/allergies/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: allergyUpdate, signal
    },
      options);
    }




export const getUpdateAllergyMutationKey = () => ['updateAllergy'] as const;

export const getUpdateAllergyMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAllergy>>, TError,UpdateAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAllergy>>, TError,UpdateAllergyMutationVariables, TContext> => {

const mutationKey = getUpdateAllergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAllergy>>, UpdateAllergyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAllergy(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateAllergy>>, variables: UpdateAllergyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllergiesQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateAllergyMutationVariables = {id: string;data: BodyType<AllergyUpdate>}

    /**
 * @summary Changes the given fields of an allergy (DATA-56).
 */
export const useUpdateAllergy = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAllergy>>, TError,UpdateAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAllergy>>,
        TError,
        UpdateAllergyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateAllergyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an allergy out of the record; `restore` brings it back for ten minutes.
 */
export const deleteAllergy = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/allergies/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteAllergyMutationKey = () => ['deleteAllergy'] as const;

export const getDeleteAllergyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAllergy>>, TError,DeleteAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAllergy>>, TError,DeleteAllergyMutationVariables, TContext> => {

const mutationKey = getDeleteAllergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAllergy>>, DeleteAllergyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteAllergy(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteAllergy>>, variables: DeleteAllergyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllergiesQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteAllergyMutationVariables = {id: string}

    /**
 * @summary Takes an allergy out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteAllergy = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAllergy>>, TError,DeleteAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAllergy>>,
        TError,
        DeleteAllergyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteAllergyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an allergy is still right.
 */
export const confirmAllergy = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllergyResponse>(
      {url: `/v1/allergies/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmAllergyMutationKey = () => ['confirmAllergy'] as const;

export const getConfirmAllergyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAllergy>>, TError,ConfirmAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAllergy>>, TError,ConfirmAllergyMutationVariables, TContext> => {

const mutationKey = getConfirmAllergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAllergy>>, ConfirmAllergyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmAllergy(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmAllergy>>, variables: ConfirmAllergyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllergiesQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmAllergyMutationVariables = {id: string}

    /**
 * @summary Says that an allergy is still right.
 */
export const useConfirmAllergy = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAllergy>>, TError,ConfirmAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAllergy>>,
        TError,
        ConfirmAllergyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmAllergyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an allergy back that was deleted less than ten minutes ago.
 */
export const restoreAllergy = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AllergyResponse>(
      {url: `/v1/allergies/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreAllergyMutationKey = () => ['restoreAllergy'] as const;

export const getRestoreAllergyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAllergy>>, TError,RestoreAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreAllergy>>, TError,RestoreAllergyMutationVariables, TContext> => {

const mutationKey = getRestoreAllergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreAllergy>>, RestoreAllergyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreAllergy(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreAllergy>>, variables: RestoreAllergyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllergiesQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreAllergyMutationVariables = {id: string}

    /**
 * @summary Brings an allergy back that was deleted less than ten minutes ago.
 */
export const useRestoreAllergy = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAllergy>>, TError,RestoreAllergyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreAllergy>>,
        TError,
        RestoreAllergyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreAllergyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
