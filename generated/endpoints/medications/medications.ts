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
  ListMedicationsParams,
  Medication,
  MedicationCreate,
  MedicationList,
  MedicationResponse,
  MedicationUpdate,
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
 * @summary The medications in a person's health record (HEALTH-08).
 */
export const listMedications = (
    params: ListMedicationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationList>(
      {url: `/v1/medications/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMedicationsQueryKey = (params?: ListMedicationsParams,) => {
    return [
    'v1','medications', ...(params ? [params] : [])
    ] as const;
    }


export const getListMedicationsQueryOptions = <TData = Awaited<ReturnType<typeof listMedications>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMedicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMedicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedications>>> = ({ signal }) => listMedications(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListMedications} query
 */
export const invalidateListMedications = async (
 queryClient: QueryClient, params: ListMedicationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMedicationsQueryKey(params) }, options);

  return queryClient;
}




export const getListMedicationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMedications>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMedicationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMedicationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedications>>> = ({ signal }) => listMedications(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMedications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a medication down (HEALTH-01).
 */
export const createMedication = (
    medicationCreate: BodyType<MedicationCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Medication>(
      {url: `/v1/medications/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: medicationCreate, signal
    },
      options);
    }




export const getCreateMedicationMutationKey = () => ['createMedication'] as const;

export const getCreateMedicationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMedication>>, TError,CreateMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMedication>>, TError,CreateMedicationMutationVariables, TContext> => {

const mutationKey = getCreateMedicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMedication>>, CreateMedicationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMedication(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createMedication>>, variables: CreateMedicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateMedicationMutationVariables = {data: BodyType<MedicationCreate>}

    /**
 * @summary Writes a medication down (HEALTH-01).
 */
export const useCreateMedication = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMedication>>, TError,CreateMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMedication>>,
        TError,
        CreateMedicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateMedicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A medication that was deleted is a 404.
 * @summary One medication (HEALTH-01).
 */
export const getMedication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationResponse>(
      {url: `/v1/medications/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetMedicationQueryKey = (id: string,) => {
    return [
    'v1','medications',id
    ] as const;
    }


export const getGetMedicationQueryOptions = <TData = Awaited<ReturnType<typeof getMedication>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMedication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMedicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMedication>>> = ({ signal }) => getMedication(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMedication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetMedication} query
 */
export const invalidateGetMedication = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMedicationQueryKey(id) }, options);

  return queryClient;
}




export const getGetMedicationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMedication>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedication>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMedicationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMedication>>> = ({ signal }) => getMedication(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMedication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a medication (HEALTH-01).
 */
export const updateMedication = (
    id: string,
    medicationUpdate: BodyType<MedicationUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationResponse>(
      {url: `/v1/medications/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: medicationUpdate, signal
    },
      options);
    }




export const getUpdateMedicationMutationKey = () => ['updateMedication'] as const;

export const getUpdateMedicationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMedication>>, TError,UpdateMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMedication>>, TError,UpdateMedicationMutationVariables, TContext> => {

const mutationKey = getUpdateMedicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMedication>>, UpdateMedicationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMedication(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMedication>>, variables: UpdateMedicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateMedicationMutationVariables = {id: string;data: BodyType<MedicationUpdate>}

    /**
 * @summary Changes the given fields of a medication (HEALTH-01).
 */
export const useUpdateMedication = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMedication>>, TError,UpdateMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMedication>>,
        TError,
        UpdateMedicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMedicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a medication out of the record; `restore` brings it back for ten minutes.
 */
export const deleteMedication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/medications/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteMedicationMutationKey = () => ['deleteMedication'] as const;

export const getDeleteMedicationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedication>>, TError,DeleteMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMedication>>, TError,DeleteMedicationMutationVariables, TContext> => {

const mutationKey = getDeleteMedicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMedication>>, DeleteMedicationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMedication(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMedication>>, variables: DeleteMedicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteMedicationMutationVariables = {id: string}

    /**
 * @summary Takes a medication out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteMedication = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMedication>>, TError,DeleteMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMedication>>,
        TError,
        DeleteMedicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMedicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a medication is still right.
 */
export const confirmMedication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationResponse>(
      {url: `/v1/medications/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmMedicationMutationKey = () => ['confirmMedication'] as const;

export const getConfirmMedicationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMedication>>, TError,ConfirmMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmMedication>>, TError,ConfirmMedicationMutationVariables, TContext> => {

const mutationKey = getConfirmMedicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmMedication>>, ConfirmMedicationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmMedication(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmMedication>>, variables: ConfirmMedicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmMedicationMutationVariables = {id: string}

    /**
 * @summary Says that a medication is still right.
 */
export const useConfirmMedication = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmMedication>>, TError,ConfirmMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmMedication>>,
        TError,
        ConfirmMedicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmMedicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a medication back that was deleted less than ten minutes ago.
 */
export const restoreMedication = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MedicationResponse>(
      {url: `/v1/medications/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreMedicationMutationKey = () => ['restoreMedication'] as const;

export const getRestoreMedicationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreMedication>>, TError,RestoreMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreMedication>>, TError,RestoreMedicationMutationVariables, TContext> => {

const mutationKey = getRestoreMedicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreMedication>>, RestoreMedicationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreMedication(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreMedication>>, variables: RestoreMedicationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreMedicationMutationVariables = {id: string}

    /**
 * @summary Brings a medication back that was deleted less than ten minutes ago.
 */
export const useRestoreMedication = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreMedication>>, TError,RestoreMedicationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreMedication>>,
        TError,
        RestoreMedicationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreMedicationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
