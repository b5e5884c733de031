import {
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
  ListMeasurementsParams,
  Measurement,
  MeasurementCreate,
  MeasurementImport,
  MeasurementImportResult,
  MeasurementList,
  MeasurementResponse,
  MeasurementUpdate,
  NoContentResponse,
  NotFoundResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary What a person measured, such as weight or blood pressure.
 */
export const listMeasurements = (
    params: ListMeasurementsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementList>(
      {url: `/v1/measurements/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMeasurementsQueryKey = (params?: ListMeasurementsParams,) => {
    return [
    'v1','measurements', ...(params ? [params] : [])
    ] as const;
    }


export const getListMeasurementsQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMeasurementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurements>>> = ({ signal }) => listMeasurements(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMeasurements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListMeasurements} query
 */
export const invalidateListMeasurements = async (
 queryClient: QueryClient, params: ListMeasurementsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey(params) }, options);

  return queryClient;
}




export const getListMeasurementsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurements>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMeasurementsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurements>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurements>>> = ({ signal }) => listMeasurements(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. The unit must be one of the kind, the
 * value must be plausible in this unit (`MeasurementLimits`), and the time must not lie in the future; each failure
 * is a 400 on its field.
 * @summary Adds a measurement.
 */
export const createMeasurement = (
    measurementCreate: BodyType<MeasurementCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Measurement>(
      {url: `/v1/measurements/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: measurementCreate, signal
    },
      options);
    }




export const getCreateMeasurementMutationKey = () => ['createMeasurement'] as const;

export const getCreateMeasurementMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMeasurement>>, TError,CreateMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMeasurement>>, TError,CreateMeasurementMutationVariables, TContext> => {

const mutationKey = getCreateMeasurementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMeasurement>>, CreateMeasurementMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMeasurement(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createMeasurement>>, variables: CreateMeasurementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateMeasurementMutationVariables = {data: BodyType<MeasurementCreate>}

    /**
 * @summary Adds a measurement.
 */
export const useCreateMeasurement = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMeasurement>>, TError,CreateMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMeasurement>>,
        TError,
        CreateMeasurementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateMeasurementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Each record follows the rules of `createMeasurement`; if one does not, none is added, and the 400 names it by its
 * number. A measurement that is there already, with the same kind, moment and
 * value, is not added again, so that a file can be imported twice.
 * @summary Adds several measurements at once.
 */
export const importMeasurements = (
    measurementImport: BodyType<MeasurementImport>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementImportResult>(
      {url: `/v1/measurements/import/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: measurementImport, signal
    },
      options);
    }




export const getImportMeasurementsMutationKey = () => ['importMeasurements'] as const;

export const getImportMeasurementsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMeasurements>>, TError,ImportMeasurementsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importMeasurements>>, TError,ImportMeasurementsMutationVariables, TContext> => {

const mutationKey = getImportMeasurementsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importMeasurements>>, ImportMeasurementsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importMeasurements(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof importMeasurements>>, variables: ImportMeasurementsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ImportMeasurementsMutationVariables = {data: BodyType<MeasurementImport>}

    /**
 * @summary Adds several measurements at once.
 */
export const useImportMeasurements = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importMeasurements>>, TError,ImportMeasurementsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importMeasurements>>,
        TError,
        ImportMeasurementsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportMeasurementsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A measurement that was deleted is a 404.
 * @summary One measurement.
 */
export const getMeasurement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementResponse>(
      {url: `/v1/measurements/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetMeasurementQueryKey = (id: string,) => {
    return [
    'v1','measurements',id
    ] as const;
    }


export const getGetMeasurementQueryOptions = <TData = Awaited<ReturnType<typeof getMeasurement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasurement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeasurementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMeasurement>>> = ({ signal }) => getMeasurement(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetMeasurement} query
 */
export const invalidateGetMeasurement = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMeasurementQueryKey(id) }, options);

  return queryClient;
}




export const getGetMeasurementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMeasurement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMeasurement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeasurementQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMeasurement>>> = ({ signal }) => getMeasurement(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team or an import accept `patient_note` only.
 * @summary Changes the given fields of a measurement.
 */
export const updateMeasurement = (
    id: string,
    measurementUpdate: BodyType<MeasurementUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementResponse>(
      {url: `/v1/measurements/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: measurementUpdate, signal
    },
      options);
    }




export const getUpdateMeasurementMutationKey = () => ['updateMeasurement'] as const;

export const getUpdateMeasurementMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMeasurement>>, TError,UpdateMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMeasurement>>, TError,UpdateMeasurementMutationVariables, TContext> => {

const mutationKey = getUpdateMeasurementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMeasurement>>, UpdateMeasurementMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMeasurement(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMeasurement>>, variables: UpdateMeasurementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateMeasurementMutationVariables = {id: string;data: BodyType<MeasurementUpdate>}

    /**
 * @summary Changes the given fields of a measurement.
 */
export const useUpdateMeasurement = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMeasurement>>, TError,UpdateMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMeasurement>>,
        TError,
        UpdateMeasurementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMeasurementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a measurement out of the record; `restore` brings it back for ten minutes.
 */
export const deleteMeasurement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/measurements/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteMeasurementMutationKey = () => ['deleteMeasurement'] as const;

export const getDeleteMeasurementMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMeasurement>>, TError,DeleteMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMeasurement>>, TError,DeleteMeasurementMutationVariables, TContext> => {

const mutationKey = getDeleteMeasurementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMeasurement>>, DeleteMeasurementMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMeasurement(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMeasurement>>, variables: DeleteMeasurementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteMeasurementMutationVariables = {id: string}

    /**
 * @summary Takes a measurement out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteMeasurement = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMeasurement>>, TError,DeleteMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMeasurement>>,
        TError,
        DeleteMeasurementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMeasurementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a measurement back that was deleted less than ten minutes ago.
 */
export const restoreMeasurement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementResponse>(
      {url: `/v1/measurements/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreMeasurementMutationKey = () => ['restoreMeasurement'] as const;

export const getRestoreMeasurementMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreMeasurement>>, TError,RestoreMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreMeasurement>>, TError,RestoreMeasurementMutationVariables, TContext> => {

const mutationKey = getRestoreMeasurementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreMeasurement>>, RestoreMeasurementMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreMeasurement(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreMeasurement>>, variables: RestoreMeasurementMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMeasurementsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreMeasurementMutationVariables = {id: string}

    /**
 * @summary Brings a measurement back that was deleted less than ten minutes ago.
 */
export const useRestoreMeasurement = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreMeasurement>>, TError,RestoreMeasurementMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreMeasurement>>,
        TError,
        RestoreMeasurementMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreMeasurementMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
