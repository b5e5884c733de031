import {
  queryOptions as queryOptionsBuilder,
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
  ListSavedViewsParams,
  NoContentResponse,
  NotFoundResponse,
  SavedView,
  SavedViewCreate,
  SavedViewList,
  SavedViewUpdate,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * An organization that is named and is not the caller's is a 404.
 * @summary The caller's own views of the enrolments of journeys, by name.
 */
export const listSavedViews = (
    params?: ListSavedViewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedViewList>(
      {url: `/v1/saved-views/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSavedViewsQueryKey = (params?: ListSavedViewsParams,) => {
    return [
    'v1','saved-views', ...(params ? [params] : [])
    ] as const;
    }


export const getListSavedViewsQueryOptions = <TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListSavedViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedViews>>> = ({ signal }) => listSavedViews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListSavedViews} query
 */
export const invalidateListSavedViews = async (
 queryClient: QueryClient, params?: ListSavedViewsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSavedViewsQueryKey(params) }, options);

  return queryClient;
}




export const getListSavedViewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSavedViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListSavedViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSavedViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSavedViews>>> = ({ signal }) => listSavedViews(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSavedViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * An organization that is not the caller's, and a journey that it does not offer, is a 404.
 * @summary Keeps a view under a name.
 */
export const createSavedView = (
    savedViewCreate: BodyType<SavedViewCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedView>(
      {url: `/v1/saved-views/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: savedViewCreate, signal
    },
      options);
    }




export const getCreateSavedViewMutationKey = () => ['createSavedView'] as const;

export const getCreateSavedViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext> => {

const mutationKey = getCreateSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSavedView>>, CreateSavedViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSavedView(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createSavedView>>, variables: CreateSavedViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSavedViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateSavedViewMutationVariables = {data: BodyType<SavedViewCreate>}

    /**
 * @summary Keeps a view under a name.
 */
export const useCreateSavedView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSavedView>>, TError,CreateSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSavedView>>,
        TError,
        CreateSavedViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSavedViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Omitted fields stay as they are. Views are personal; another member’s view is a 404.
 * @summary Renames a view, or keeps something else under its name.
 */
export const updateSavedView = (
    id: string,
    savedViewUpdate: BodyType<SavedViewUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SavedView>(
      {url: `/v1/saved-views/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: savedViewUpdate, signal
    },
      options);
    }




export const getUpdateSavedViewMutationKey = () => ['updateSavedView'] as const;

export const getUpdateSavedViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext> => {

const mutationKey = getUpdateSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSavedView>>, UpdateSavedViewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSavedView(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateSavedView>>, variables: UpdateSavedViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSavedViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateSavedViewMutationVariables = {id: string;data: BodyType<SavedViewUpdate>}

    /**
 * @summary Renames a view, or keeps something else under its name.
 */
export const useUpdateSavedView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSavedView>>, TError,UpdateSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSavedView>>,
        TError,
        UpdateSavedViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSavedViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Views are personal; another member’s view is a 404.
 * @summary Forgets a view; what it showed stays.
 */
export const deleteSavedView = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/saved-views/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteSavedViewMutationKey = () => ['deleteSavedView'] as const;

export const getDeleteSavedViewMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext> => {

const mutationKey = getDeleteSavedViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedView>>, DeleteSavedViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSavedView(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteSavedView>>, variables: DeleteSavedViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListSavedViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteSavedViewMutationVariables = {id: string}

    /**
 * @summary Forgets a view; what it showed stays.
 */
export const useDeleteSavedView = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedView>>, TError,DeleteSavedViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedView>>,
        TError,
        DeleteSavedViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSavedViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
