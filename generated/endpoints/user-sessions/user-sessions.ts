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
  ListUserSessionsParams,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UserSessionList,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Sessions that expired or were ended are left out.
 * @summary Where the caller is signed in, the last used first.
 */
export const listUserSessions = (
    params?: ListUserSessionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserSessionList>(
      {url: `/v1/users/current/sessions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUserSessionsQueryKey = (params?: ListUserSessionsParams,) => {
    return [
    'v1','users','current','sessions', ...(params ? [params] : [])
    ] as const;
    }


export const getListUserSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUserSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserSessions>>> = ({ signal }) => listUserSessions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListUserSessions} query
 */
export const invalidateListUserSessions = async (
 queryClient: QueryClient, params?: ListUserSessionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUserSessionsQueryKey(params) }, options);

  return queryClient;
}




export const getListUserSessionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUserSessionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserSessions>>> = ({ signal }) => listUserSessions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * From then on, the backend answers the session's access tokens with 401, and its refresh tokens get no new ones. A
 * session that is not the caller's, has expired or was ended is a 404.
 * @summary Signs the caller out on another device.
 */
export const endUserSession = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/users/current/sessions/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getEndUserSessionMutationKey = () => ['endUserSession'] as const;

export const getEndUserSessionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext> => {

const mutationKey = getEndUserSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserSession>>, EndUserSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endUserSession(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endUserSession>>, variables: EndUserSessionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListUserSessionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type EndUserSessionMutationVariables = {id: string}

    /**
 * @summary Signs the caller out on another device.
 */
export const useEndUserSession = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserSession>>,
        TError,
        EndUserSessionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndUserSessionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
