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
  ConflictResponse,
  ForbiddenResponse,
  HealthStoryShare,
  HealthStoryShareAccess,
  HealthStoryShareCreate,
  HealthStoryShareCreated,
  HealthStoryShareEnded,
  HealthStoryShareList,
  HealthStoryShareLocked,
  HealthStoryShareNote,
  HealthStoryShareNoteCreate,
  HealthStoryShareReview,
  HealthStoryShareUnlock,
  HealthStoryShareWrongPasscode,
  KeyUsedResponse,
  ListHealthStorySharesParams,
  NotFoundResponse,
  SharedHealthStory,
  UnauthorizedResponse,
  ValidationErrors,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Includes expired and revoked shares with their openings. Passcodes are never returned again.
 * @summary What was shared of one Health Story, newest first (SHARE-05).
 */
export const listHealthStoryShares = (
    params: ListHealthStorySharesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShareList>(
      {url: `/v1/health-story-shares/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHealthStorySharesQueryKey = (params?: ListHealthStorySharesParams,) => {
    return [
    'v1','health-story-shares', ...(params ? [params] : [])
    ] as const;
    }


export const getListHealthStorySharesQueryOptions = <TData = Awaited<ReturnType<typeof listHealthStoryShares>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListHealthStorySharesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHealthStoryShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHealthStorySharesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHealthStoryShares>>> = ({ signal }) => listHealthStoryShares(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHealthStoryShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListHealthStoryShares} query
 */
export const invalidateListHealthStoryShares = async (
 queryClient: QueryClient, params: ListHealthStorySharesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHealthStorySharesQueryKey(params) }, options);

  return queryClient;
}




export const getListHealthStorySharesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHealthStoryShares>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListHealthStorySharesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthStoryShares>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHealthStorySharesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHealthStoryShares>>> = ({ signal }) => listHealthStoryShares(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHealthStoryShares>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Only this response contains the link and the passcode. At most 20 shares can be active.
 * @summary Shares parts of a Health Story by a link and a passcode, for 48 hours (SHARE-01, SHARE-02, SHARE-05).
 */
export const createHealthStoryShare = (
    healthStoryShareCreate: BodyType<HealthStoryShareCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShareCreated>(
      {url: `/v1/health-story-shares/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: healthStoryShareCreate, signal
    },
      options);
    }




export const getCreateHealthStoryShareMutationKey = () => ['createHealthStoryShare'] as const;

export const getCreateHealthStoryShareMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShare>>, TError,CreateHealthStoryShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShare>>, TError,CreateHealthStoryShareMutationVariables, TContext> => {

const mutationKey = getCreateHealthStoryShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHealthStoryShare>>, CreateHealthStoryShareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHealthStoryShare(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createHealthStoryShare>>, variables: CreateHealthStoryShareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListHealthStorySharesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateHealthStoryShareMutationVariables = {data: BodyType<HealthStoryShareCreate>}

    /**
 * @summary Shares parts of a Health Story by a link and a passcode, for 48 hours (SHARE-01, SHARE-02, SHARE-05).
 */
export const useCreateHealthStoryShare = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShare>>, TError,CreateHealthStoryShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHealthStoryShare>>,
        TError,
        CreateHealthStoryShareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateHealthStoryShareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Readers get a 410 on their next call.
 * @summary Turns a share off, also for readers who have opened it (SHARE-05). Idempotent.
 */
export const revokeHealthStoryShare = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShare>(
      {url: `/v1/health-story-shares/${encodeURIComponent(String(id))}/revoke/`, method: 'POST', signal
    },
      options);
    }




export const getRevokeHealthStoryShareMutationKey = () => ['revokeHealthStoryShare'] as const;

export const getRevokeHealthStoryShareMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeHealthStoryShare>>, TError,RevokeHealthStoryShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeHealthStoryShare>>, TError,RevokeHealthStoryShareMutationVariables, TContext> => {

const mutationKey = getRevokeHealthStoryShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeHealthStoryShare>>, RevokeHealthStoryShareMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeHealthStoryShare(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof revokeHealthStoryShare>>, variables: RevokeHealthStoryShareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListHealthStorySharesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RevokeHealthStoryShareMutationVariables = {id: string}

    /**
 * @summary Turns a share off, also for readers who have opened it (SHARE-05). Idempotent.
 */
export const useRevokeHealthStoryShare = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeHealthStoryShare>>, TError,RevokeHealthStoryShareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeHealthStoryShare>>,
        TError,
        RevokeHealthStoryShareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeHealthStoryShareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Expired, revoked and unknown links return the same 404, so that the response does not reveal whether a share existed.
 * @summary Whose Health Story a link leads to; open to everyone (SHARE-03, SHARE-05).
 */
export const reviewHealthStoryShare = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShareReview>(
      {url: `/v1/health-story-shares/${encodeURIComponent(String(token))}/review/`, method: 'GET', signal
    },
      options);
    }




export const getReviewHealthStoryShareQueryKey = (token: string,) => {
    return [
    'v1','health-story-shares',token,'review'
    ] as const;
    }


export const getReviewHealthStoryShareQueryOptions = <TData = Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewHealthStoryShareQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewHealthStoryShare>>> = ({ signal }) => reviewHealthStoryShare(token, requestOptions, signal);





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useReviewHealthStoryShare} query
 */
export const invalidateReviewHealthStoryShare = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReviewHealthStoryShareQueryKey(token) }, options);

  return queryClient;
}




export const getReviewHealthStoryShareSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewHealthStoryShareQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewHealthStoryShare>>> = ({ signal }) => reviewHealthStoryShare(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewHealthStoryShare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Spaces and hyphens in the passcode do not count. Expired, turned off and unknown are one 404.
 * @summary Opens a share with its passcode; open to everyone, five wrong tries at most (SHARE-01, SHARE-05).
 */
export const unlockHealthStoryShare = (
    token: string,
    healthStoryShareUnlock: BodyType<HealthStoryShareUnlock>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShareAccess>(
      {url: `/v1/health-story-shares/${encodeURIComponent(String(token))}/unlock/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: healthStoryShareUnlock, signal
    },
      options);
    }




export const getUnlockHealthStoryShareMutationKey = () => ['unlockHealthStoryShare'] as const;

export const getUnlockHealthStoryShareMutationOptions = <TError = ErrorType<HealthStoryShareWrongPasscode | ValidationErrors | HealthStoryShareLocked | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockHealthStoryShare>>, TError,UnlockHealthStoryShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unlockHealthStoryShare>>, TError,UnlockHealthStoryShareMutationVariables, TContext> => {

const mutationKey = getUnlockHealthStoryShareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlockHealthStoryShare>>, UnlockHealthStoryShareMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  unlockHealthStoryShare(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type UnlockHealthStoryShareMutationVariables = {token: string;data: BodyType<HealthStoryShareUnlock>}

    /**
 * @summary Opens a share with its passcode; open to everyone, five wrong tries at most (SHARE-01, SHARE-05).
 */
export const useUnlockHealthStoryShare = <TError = ErrorType<HealthStoryShareWrongPasscode | ValidationErrors | HealthStoryShareLocked | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlockHealthStoryShare>>, TError,UnlockHealthStoryShareMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlockHealthStoryShare>>,
        TError,
        UnlockHealthStoryShareMutationVariables,
        TContext
      > => {
      return useMutation(getUnlockHealthStoryShareMutationOptions(options), queryClient);
    }
    /**
 * 403 if the bearer token belongs to a signed-in user instead of a share.
 * @summary What a share shows (ROUTE-80, SHARE-05).
 */
export const getSharedHealthStory = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SharedHealthStory>(
      {url: `/v1/health-story-shares/${encodeURIComponent(String(token))}/summary/`, method: 'GET', signal
    },
      options);
    }




export const getGetSharedHealthStoryQueryKey = (token: string,) => {
    return [
    'v1','health-story-shares',token,'summary'
    ] as const;
    }


export const getGetSharedHealthStoryQueryOptions = <TData = Awaited<ReturnType<typeof getSharedHealthStory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | HealthStoryShareEnded>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedHealthStoryQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedHealthStory>>> = ({ signal }) => getSharedHealthStory(token, requestOptions, signal);





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetSharedHealthStory} query
 */
export const invalidateGetSharedHealthStory = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSharedHealthStoryQueryKey(token) }, options);

  return queryClient;
}




export const getGetSharedHealthStorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSharedHealthStory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | HealthStoryShareEnded>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedHealthStoryQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedHealthStory>>> = ({ signal }) => getSharedHealthStory(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSharedHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * At most 20 notes a share; 403 too where its owner wants none.
 * @summary Leaves a note for the owner of a share (SHARE-05).
 */
export const createHealthStoryShareNote = (
    token: string,
    healthStoryShareNoteCreate: BodyType<HealthStoryShareNoteCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthStoryShareNote>(
      {url: `/v1/health-story-shares/${encodeURIComponent(String(token))}/notes/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: healthStoryShareNoteCreate, signal
    },
      options);
    }




export const getCreateHealthStoryShareNoteMutationKey = () => ['createHealthStoryShareNote'] as const;

export const getCreateHealthStoryShareNoteMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | HealthStoryShareEnded | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShareNote>>, TError,CreateHealthStoryShareNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShareNote>>, TError,CreateHealthStoryShareNoteMutationVariables, TContext> => {

const mutationKey = getCreateHealthStoryShareNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHealthStoryShareNote>>, CreateHealthStoryShareNoteMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  createHealthStoryShareNote(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type CreateHealthStoryShareNoteMutationVariables = {token: string;data: BodyType<HealthStoryShareNoteCreate>}

    /**
 * @summary Leaves a note for the owner of a share (SHARE-05).
 */
export const useCreateHealthStoryShareNote = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | HealthStoryShareEnded | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHealthStoryShareNote>>, TError,CreateHealthStoryShareNoteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHealthStoryShareNote>>,
        TError,
        CreateHealthStoryShareNoteMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHealthStoryShareNoteMutationOptions(options), queryClient);
    }
