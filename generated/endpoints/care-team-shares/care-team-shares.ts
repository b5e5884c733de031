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
  CareTeamShare,
  CareTeamShareList,
  CareTeamShareSave,
  ForbiddenResponse,
  ListCareTeamSharesParams,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Each organization sees only what the person opens with `saveCareTeamShare`.
 * @summary The organizations that a person has a journey in, by name, and what each of them may see.
 */
export const listCareTeamShares = (
    id: string,
    params?: ListCareTeamSharesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CareTeamShareList>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/care-team-shares/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCareTeamSharesQueryKey = (id: string,
    params?: ListCareTeamSharesParams,) => {
    return [
    'v1','patients',id,'care-team-shares', ...(params ? [params] : [])
    ] as const;
    }


export const getListCareTeamSharesQueryOptions = <TData = Awaited<ReturnType<typeof listCareTeamShares>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCareTeamSharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCareTeamShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCareTeamSharesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCareTeamShares>>> = ({ signal }) => listCareTeamShares(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCareTeamShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListCareTeamShares} query
 */
export const invalidateListCareTeamShares = async (
 queryClient: QueryClient, id: string,
    params?: ListCareTeamSharesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCareTeamSharesQueryKey(id,params) }, options);

  return queryClient;
}




export const getListCareTeamSharesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCareTeamShares>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCareTeamSharesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCareTeamShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCareTeamSharesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCareTeamShares>>> = ({ signal }) => listCareTeamShares(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCareTeamShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * It applies immediately. No sections means that the care team sees nothing.
 * @summary Chooses what the care team of an organization may see of the Health Story, and until when.
 */
export const saveCareTeamShare = (
    id: string,
    organizationId: string,
    careTeamShareSave: BodyType<CareTeamShareSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CareTeamShare>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/care-team-shares/${encodeURIComponent(String(organizationId))}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: careTeamShareSave, signal
    },
      options);
    }




export const getSaveCareTeamShareMutationKey = () => ['saveCareTeamShare'] as const;

export const getSaveCareTeamShareMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCareTeamShare>>, TError,SaveCareTeamShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCareTeamShare>>, TError,SaveCareTeamShareMutationVariables, TContext> => {

const mutationKey = getSaveCareTeamShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCareTeamShare>>, SaveCareTeamShareMutationVariables> = (props) => {
          const {id,organizationId,data} = props ?? {};

          return  saveCareTeamShare(id,organizationId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveCareTeamShare>>, variables: SaveCareTeamShareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListCareTeamSharesQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveCareTeamShareMutationVariables = {id: string;organizationId: string;data: BodyType<CareTeamShareSave>}

    /**
 * @summary Chooses what the care team of an organization may see of the Health Story, and until when.
 */
export const useSaveCareTeamShare = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCareTeamShare>>, TError,SaveCareTeamShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCareTeamShare>>,
        TError,
        SaveCareTeamShareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveCareTeamShareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
