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
  ListMeasurementTargetsParams,
  ListPersonMeasurementTargetsParams,
  MeasurementKind,
  MeasurementTarget,
  MeasurementTargetList,
  MeasurementTargetSave,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * The targets of this organization alone, for its care team only. It never shows what the person measured.
 * @summary The targets that the organization's care team set for a person's measurements, the last one set first.
 */
export const listPersonMeasurementTargets = (
    id: string,
    patientId: string,
    params?: ListPersonMeasurementTargetsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementTargetList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/measurement-targets/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPersonMeasurementTargetsQueryKey = (id: string,
    patientId: string,
    params?: ListPersonMeasurementTargetsParams,) => {
    return [
    'v1','organizations',id,'people',patientId,'measurement-targets', ...(params ? [params] : [])
    ] as const;
    }


export const getListPersonMeasurementTargetsQueryOptions = <TData = Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonMeasurementTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonMeasurementTargetsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonMeasurementTargets>>> = ({ signal }) => listPersonMeasurementTargets(id,patientId,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPersonMeasurementTargets} query
 */
export const invalidateListPersonMeasurementTargets = async (
 queryClient: QueryClient, id: string,
    patientId: string,
    params?: ListPersonMeasurementTargetsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonMeasurementTargetsQueryKey(id,patientId,params) }, options);

  return queryClient;
}




export const getListPersonMeasurementTargetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonMeasurementTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonMeasurementTargetsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonMeasurementTargets>>> = ({ signal }) => listPersonMeasurementTargets(id,patientId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonMeasurementTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * There is one target a kind, so the same call sent twice changes nothing more. The unit must be one of the kind, each
 * limit must be plausible in this unit (`MeasurementLimits`), and a lowest value must be below the highest one; each
 * failure is a 400 on its field. The person sees the target, who set it and when. The audit events record that it was
 * set, without its values.
 * @summary Sets or replaces the target for one kind of measurement; the organization's care team only.
 */
export const savePersonMeasurementTarget = (
    id: string,
    patientId: string,
    kind: MeasurementKind,
    measurementTargetSave: BodyType<MeasurementTargetSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementTarget>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/measurement-targets/${encodeURIComponent(String(kind))}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: measurementTargetSave, signal
    },
      options);
    }




export const getSavePersonMeasurementTargetMutationKey = () => ['savePersonMeasurementTarget'] as const;

export const getSavePersonMeasurementTargetMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonMeasurementTarget>>, TError,SavePersonMeasurementTargetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof savePersonMeasurementTarget>>, TError,SavePersonMeasurementTargetMutationVariables, TContext> => {

const mutationKey = getSavePersonMeasurementTargetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePersonMeasurementTarget>>, SavePersonMeasurementTargetMutationVariables> = (props) => {
          const {id,patientId,kind,data} = props ?? {};

          return  savePersonMeasurementTarget(id,patientId,kind,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof savePersonMeasurementTarget>>, variables: SavePersonMeasurementTargetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonMeasurementTargetsQueryKey(variables.id, variables.patientId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SavePersonMeasurementTargetMutationVariables = {id: string;patientId: string;kind: MeasurementKind;data: BodyType<MeasurementTargetSave>}

    /**
 * @summary Sets or replaces the target for one kind of measurement; the organization's care team only.
 */
export const useSavePersonMeasurementTarget = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonMeasurementTarget>>, TError,SavePersonMeasurementTargetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePersonMeasurementTarget>>,
        TError,
        SavePersonMeasurementTargetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSavePersonMeasurementTargetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A target that is not there is a 404.
 * @summary Removes the target for one kind of measurement; the organization's care team only.
 */
export const deletePersonMeasurementTarget = (
    id: string,
    patientId: string,
    kind: MeasurementKind,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/measurement-targets/${encodeURIComponent(String(kind))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePersonMeasurementTargetMutationKey = () => ['deletePersonMeasurementTarget'] as const;

export const getDeletePersonMeasurementTargetMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonMeasurementTarget>>, TError,DeletePersonMeasurementTargetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePersonMeasurementTarget>>, TError,DeletePersonMeasurementTargetMutationVariables, TContext> => {

const mutationKey = getDeletePersonMeasurementTargetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePersonMeasurementTarget>>, DeletePersonMeasurementTargetMutationVariables> = (props) => {
          const {id,patientId,kind} = props ?? {};

          return  deletePersonMeasurementTarget(id,patientId,kind,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deletePersonMeasurementTarget>>, variables: DeletePersonMeasurementTargetMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonMeasurementTargetsQueryKey(variables.id, variables.patientId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeletePersonMeasurementTargetMutationVariables = {id: string;patientId: string;kind: MeasurementKind}

    /**
 * @summary Removes the target for one kind of measurement; the organization's care team only.
 */
export const useDeletePersonMeasurementTarget = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonMeasurementTarget>>, TError,DeletePersonMeasurementTargetMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePersonMeasurementTarget>>,
        TError,
        DeletePersonMeasurementTargetMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeletePersonMeasurementTargetMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Of one profile of the caller (`patient`); another person’s is a 404.
 * @summary What care teams aim for in a person's measurements, the last one set first.
 */
export const listMeasurementTargets = (
    params: ListMeasurementTargetsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MeasurementTargetList>(
      {url: `/v1/measurement-targets/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMeasurementTargetsQueryKey = (params?: ListMeasurementTargetsParams,) => {
    return [
    'v1','measurement-targets', ...(params ? [params] : [])
    ] as const;
    }


export const getListMeasurementTargetsQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurementTargets>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMeasurementTargetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementTargetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurementTargets>>> = ({ signal }) => listMeasurementTargets(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMeasurementTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListMeasurementTargets} query
 */
export const invalidateListMeasurementTargets = async (
 queryClient: QueryClient, params: ListMeasurementTargetsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMeasurementTargetsQueryKey(params) }, options);

  return queryClient;
}




export const getListMeasurementTargetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurementTargets>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMeasurementTargetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementTargets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementTargetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurementTargets>>> = ({ signal }) => listMeasurementTargets(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








