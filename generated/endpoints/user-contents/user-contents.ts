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
  ListUserContentsParams,
  NotFoundResponse,
  UnauthorizedResponse,
  UserContent,
  UserContentDetail,
  UserContentList,
  UserContentUpdate,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Published contents of the caller’s organizations, with the caller’s progress. Recommended ones that are unread
 * come first.
 * @summary The library of a person (LIB-04).
 */
export const listUserContents = (
    params?: ListUserContentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserContentList>(
      {url: `/v1/user-contents/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUserContentsQueryKey = (params?: ListUserContentsParams,) => {
    return [
    'v1','user-contents', ...(params ? [params] : [])
    ] as const;
    }


export const getListUserContentsQueryOptions = <TData = Awaited<ReturnType<typeof listUserContents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUserContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserContents>>> = ({ signal }) => listUserContents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListUserContents} query
 */
export const invalidateListUserContents = async (
 queryClient: QueryClient, params?: ListUserContentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUserContentsQueryKey(params) }, options);

  return queryClient;
}




export const getListUserContentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUserContents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUserContentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserContents>>> = ({ signal }) => listUserContents(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Adds the body and media to what the list returns.
 * @summary One content, whole (LIB-02, LIB-04).
 */
export const getUserContent = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserContentDetail>(
      {url: `/v1/user-contents/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetUserContentQueryKey = (id: string,) => {
    return [
    'v1','user-contents',id
    ] as const;
    }


export const getGetUserContentQueryOptions = <TData = Awaited<ReturnType<typeof getUserContent>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserContentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserContent>>> = ({ signal }) => getUserContent(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetUserContent} query
 */
export const invalidateGetUserContent = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUserContentQueryKey(id) }, options);

  return queryClient;
}




export const getGetUserContentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUserContent>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserContentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserContent>>> = ({ signal }) => getUserContent(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUserContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null resets a field.
 * @summary Keeps that a person read or saved a content, how far they got, and whether it helped (LIB-04).
 */
export const updateUserContent = (
    id: string,
    userContentUpdate: BodyType<UserContentUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserContent>(
      {url: `/v1/user-contents/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userContentUpdate, signal
    },
      options);
    }




export const getUpdateUserContentMutationKey = () => ['updateUserContent'] as const;

export const getUpdateUserContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserContent>>, TError,UpdateUserContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserContent>>, TError,UpdateUserContentMutationVariables, TContext> => {

const mutationKey = getUpdateUserContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserContent>>, UpdateUserContentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUserContent(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateUserContent>>, variables: UpdateUserContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListUserContentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateUserContentMutationVariables = {id: string;data: BodyType<UserContentUpdate>}

    /**
 * @summary Keeps that a person read or saved a content, how far they got, and whether it helped (LIB-04).
 */
export const useUpdateUserContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserContent>>, TError,UpdateUserContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserContent>>,
        TError,
        UpdateUserContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
