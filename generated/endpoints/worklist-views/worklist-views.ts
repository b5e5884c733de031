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
  ListWorklistViewsParams,
  NoContentResponse,
  NotFoundResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse,
  WorklistView,
  WorklistViewCreate,
  WorklistViewList,
  WorklistViewUpdate
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * An organization that is not the caller's is a 404.
 * @summary The caller's own views of what needs attention in an organization, by name.
 */
export const listWorklistViews = (
    params: ListWorklistViewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WorklistViewList>(
      {url: `/v1/worklist-views/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListWorklistViewsQueryKey = (params?: ListWorklistViewsParams,) => {
    return [
    'v1','worklist-views', ...(params ? [params] : [])
    ] as const;
    }


export const getListWorklistViewsQueryOptions = <TData = Awaited<ReturnType<typeof listWorklistViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListWorklistViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWorklistViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorklistViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorklistViews>>> = ({ signal }) => listWorklistViews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWorklistViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListWorklistViews} query
 */
export const invalidateListWorklistViews = async (
 queryClient: QueryClient, params: ListWorklistViewsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWorklistViewsQueryKey(params) }, options);

  return queryClient;
}




export const getListWorklistViewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listWorklistViews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListWorklistViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWorklistViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWorklistViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWorklistViews>>> = ({ signal }) => listWorklistViews(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWorklistViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * An organization that is not the caller's is a 404.
 * @summary Keeps a view of the worklist under a name.
 */
export const createWorklistView = (
    worklistViewCreate: BodyType<WorklistViewCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WorklistView>(
      {url: `/v1/worklist-views/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: worklistViewCreate, signal
    },
      options);
    }




export const getCreateWorklistViewMutationKey = () => ['createWorklistView'] as const;

export const getCreateWorklistViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWorklistView>>, TError,CreateWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWorklistView>>, TError,CreateWorklistViewMutationVariables, TContext> => {

const mutationKey = getCreateWorklistViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWorklistView>>, CreateWorklistViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWorklistView(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createWorklistView>>, variables: CreateWorklistViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWorklistViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateWorklistViewMutationVariables = {data: BodyType<WorklistViewCreate>}

    /**
 * @summary Keeps a view of the worklist under a name.
 */
export const useCreateWorklistView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWorklistView>>, TError,CreateWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWorklistView>>,
        TError,
        CreateWorklistViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateWorklistViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Omitted fields stay as they are. Making a view the default takes that from another one. Views are personal;
 * another member’s view is a 404.
 * @summary Renames a view of the worklist, changes what it shows, or makes it the default.
 */
export const updateWorklistView = (
    id: string,
    worklistViewUpdate: BodyType<WorklistViewUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WorklistView>(
      {url: `/v1/worklist-views/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: worklistViewUpdate, signal
    },
      options);
    }




export const getUpdateWorklistViewMutationKey = () => ['updateWorklistView'] as const;

export const getUpdateWorklistViewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorklistView>>, TError,UpdateWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorklistView>>, TError,UpdateWorklistViewMutationVariables, TContext> => {

const mutationKey = getUpdateWorklistViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorklistView>>, UpdateWorklistViewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateWorklistView(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateWorklistView>>, variables: UpdateWorklistViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWorklistViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateWorklistViewMutationVariables = {id: string;data: BodyType<WorklistViewUpdate>}

    /**
 * @summary Renames a view of the worklist, changes what it shows, or makes it the default.
 */
export const useUpdateWorklistView = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorklistView>>, TError,UpdateWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorklistView>>,
        TError,
        UpdateWorklistViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateWorklistViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Views are personal; another member’s view is a 404.
 * @summary Deletes a view of the worklist; what it showed stays.
 */
export const deleteWorklistView = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/worklist-views/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteWorklistViewMutationKey = () => ['deleteWorklistView'] as const;

export const getDeleteWorklistViewMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWorklistView>>, TError,DeleteWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWorklistView>>, TError,DeleteWorklistViewMutationVariables, TContext> => {

const mutationKey = getDeleteWorklistViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWorklistView>>, DeleteWorklistViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteWorklistView(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteWorklistView>>, variables: DeleteWorklistViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWorklistViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteWorklistViewMutationVariables = {id: string}

    /**
 * @summary Deletes a view of the worklist; what it showed stays.
 */
export const useDeleteWorklistView = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWorklistView>>, TError,DeleteWorklistViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWorklistView>>,
        TError,
        DeleteWorklistViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteWorklistViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
