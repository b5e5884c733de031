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
  ListPatientsParams,
  NotFoundResponse,
  Patient,
  PatientCreate,
  PatientList,
  PatientUpdate,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * A care team sees the profiles that joined its organization or have a journey there. Other profiles of the same
 * account, such as a child's, it does not see (SEC-05).
 * @summary The patient profiles that the caller may see (CALL-19).
 */
export const listPatients = (
    params?: ListPatientsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PatientList>(
      {url: `/v1/patients/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPatientsQueryKey = (params?: ListPatientsParams,) => {
    return [
    'v1','patients', ...(params ? [params] : [])
    ] as const;
    }


export const getListPatientsQueryOptions = <TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListPatientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPatientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatients>>> = ({ signal }) => listPatients(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPatients} query
 */
export const invalidateListPatients = async (
 queryClient: QueryClient, params?: ListPatientsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPatientsQueryKey(params) }, options);

  return queryClient;
}




export const getListPatientsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListPatientsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPatientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatients>>> = ({ signal }) => listPatients(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A person has one profile of their own. Where the system made it (`is_system_created`), a call with `is_self` completes that one and answers with it.
 * @summary Makes a profile for the caller (CALL-22).
 */
export const createPatient = (
    patientCreate: BodyType<PatientCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Patient>(
      {url: `/v1/patients/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: patientCreate, signal
    },
      options);
    }




export const getCreatePatientMutationKey = () => ['createPatient'] as const;

export const getCreatePatientMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPatient>>, TError,CreatePatientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPatient>>, TError,CreatePatientMutationVariables, TContext> => {

const mutationKey = getCreatePatientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPatient>>, CreatePatientMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPatient(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createPatient>>, variables: CreatePatientMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPatientsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreatePatientMutationVariables = {data: BodyType<PatientCreate>}

    /**
 * @summary Makes a profile for the caller (CALL-22).
 */
export const useCreatePatient = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPatient>>, TError,CreatePatientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPatient>>,
        TError,
        CreatePatientMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePatientMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Care teams see profiles that joined their organization or have a journey there. All other profiles are a 404.
 * @summary One profile (CALL-21).
 */
export const getPatient = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Patient>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPatientQueryKey = (id: string,) => {
    return [
    'v1','patients',id
    ] as const;
    }


export const getGetPatientQueryOptions = <TData = Awaited<ReturnType<typeof getPatient>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPatient>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPatientQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPatient>>> = ({ signal }) => getPatient(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPatient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetPatient} query
 */
export const invalidateGetPatient = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPatientQueryKey(id) }, options);

  return queryClient;
}




export const getGetPatientSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPatient>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPatient>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPatientQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPatient>>> = ({ signal }) => getPatient(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPatient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Only the owner and administrators may change a profile; care teams get a 403. A body without fields is a 400.
 * @summary Changes the given fields of a profile (CALL-24).
 */
export const updatePatient = (
    id: string,
    patientUpdate: BodyType<PatientUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Patient>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: patientUpdate, signal
    },
      options);
    }




export const getUpdatePatientMutationKey = () => ['updatePatient'] as const;

export const getUpdatePatientMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePatient>>, TError,UpdatePatientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePatient>>, TError,UpdatePatientMutationVariables, TContext> => {

const mutationKey = getUpdatePatientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePatient>>, UpdatePatientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePatient(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updatePatient>>, variables: UpdatePatientMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPatientsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdatePatientMutationVariables = {id: string;data: BodyType<PatientUpdate>}

    /**
 * @summary Changes the given fields of a profile (CALL-24).
 */
export const useUpdatePatient = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePatient>>, TError,UpdatePatientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePatient>>,
        TError,
        UpdatePatientMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdatePatientMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
