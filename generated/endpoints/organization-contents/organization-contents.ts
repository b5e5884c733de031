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
  ConflictResponse,
  ForbiddenResponse,
  KeyUsedResponse,
  ListOrganizationContentsParams,
  NoContentResponse,
  NotFoundResponse,
  OrganizationContent,
  OrganizationContentCreate,
  OrganizationContentList,
  OrganizationContentReview,
  OrganizationContentSave,
  OrganizationContentSchedule,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListMediaFilesQueryKey
} from '../media-files/media-files.ts';

import {
  getListUserContentsQueryKey
} from '../user-contents/user-contents.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Includes drafts and unpublished changes, unlike `listUserContents`.
 * @summary What the library of an organization is made of, drafts too (ROUTE-11).
 */
export const listOrganizationContents = (
    params: ListOrganizationContentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContentList>(
      {url: `/v1/organization-contents/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrganizationContentsQueryKey = (params?: ListOrganizationContentsParams,) => {
    return [
    'v1','organization-contents', ...(params ? [params] : [])
    ] as const;
    }


export const getListOrganizationContentsQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationContents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListOrganizationContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationContents>>> = ({ signal }) => listOrganizationContents(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganizationContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListOrganizationContents} query
 */
export const invalidateListOrganizationContents = async (
 queryClient: QueryClient, params: ListOrganizationContentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrganizationContentsQueryKey(params) }, options);

  return queryClient;
}




export const getListOrganizationContentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationContents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListOrganizationContentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationContents>>> = ({ signal }) => listOrganizationContents(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A draft may be incomplete; `publishOrganizationContent` checks it.
 * @summary Creates a content as a draft; patients see it once it is published (ROUTE-11).
 */
export const createOrganizationContent = (
    organizationContentCreate: BodyType<OrganizationContentCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: organizationContentCreate, signal
    },
      options);
    }




export const getCreateOrganizationContentMutationKey = () => ['createOrganizationContent'] as const;

export const getCreateOrganizationContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganizationContent>>, TError,CreateOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrganizationContent>>, TError,CreateOrganizationContentMutationVariables, TContext> => {

const mutationKey = getCreateOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrganizationContent>>, CreateOrganizationContentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrganizationContent(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createOrganizationContent>>, variables: CreateOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateOrganizationContentMutationVariables = {data: BodyType<OrganizationContentCreate>}

    /**
 * @summary Creates a content as a draft; patients see it once it is published (ROUTE-11).
 */
export const useCreateOrganizationContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganizationContent>>, TError,CreateOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrganizationContent>>,
        TError,
        CreateOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Both languages, as last saved, with what refers to it. Ask again before you unpublish or delete it: `uses` is what
 * those writes affect, and they do not refuse a content in use.
 * @summary One content as it is written (ROUTE-12).
 */
export const getOrganizationContent = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetOrganizationContentQueryKey = (id: string,) => {
    return [
    'v1','organization-contents',id
    ] as const;
    }


export const getGetOrganizationContentQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationContent>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationContentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationContent>>> = ({ signal }) => getOrganizationContent(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetOrganizationContent} query
 */
export const invalidateGetOrganizationContent = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationContentQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrganizationContentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationContent>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationContent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationContentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationContent>>> = ({ signal }) => getOrganizationContent(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between.
 * @summary Keeps what was written; patients see it once it is published (ROUTE-12).
 */
export const saveOrganizationContent = (
    id: string,
    organizationContentSave: BodyType<OrganizationContentSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: organizationContentSave, signal
    },
      options);
    }




export const getSaveOrganizationContentMutationKey = () => ['saveOrganizationContent'] as const;

export const getSaveOrganizationContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationContent>>, TError,SaveOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationContent>>, TError,SaveOrganizationContentMutationVariables, TContext> => {

const mutationKey = getSaveOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrganizationContent>>, SaveOrganizationContentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveOrganizationContent(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveOrganizationContent>>, variables: SaveOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveOrganizationContentMutationVariables = {id: string;data: BodyType<OrganizationContentSave>}

    /**
 * @summary Keeps what was written; patients see it once it is published (ROUTE-12).
 */
export const useSaveOrganizationContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationContent>>, TError,SaveOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrganizationContent>>,
        TError,
        SaveOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Published content is a 409.
 * @summary Deletes a draft; what is published is unpublished first.
 */
export const deleteOrganizationContent = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOrganizationContentMutationKey = () => ['deleteOrganizationContent'] as const;

export const getDeleteOrganizationContentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationContent>>, TError,DeleteOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationContent>>, TError,DeleteOrganizationContentMutationVariables, TContext> => {

const mutationKey = getDeleteOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrganizationContent>>, DeleteOrganizationContentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteOrganizationContent(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteOrganizationContent>>, variables: DeleteOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteOrganizationContentMutationVariables = {id: string}

    /**
 * @summary Deletes a draft; what is published is unpublished first.
 */
export const useDeleteOrganizationContent = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationContent>>, TError,DeleteOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrganizationContent>>,
        TError,
        DeleteOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Returns 400 with the problem of each field if it is incomplete.
 * @summary Shows patients what is saved; it must be whole in English, and in French whole or not begun (LIB-01).
 */
export const publishOrganizationContent = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/publish/`, method: 'POST', signal
    },
      options);
    }




export const getPublishOrganizationContentMutationKey = () => ['publishOrganizationContent'] as const;

export const getPublishOrganizationContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishOrganizationContent>>, TError,PublishOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishOrganizationContent>>, TError,PublishOrganizationContentMutationVariables, TContext> => {

const mutationKey = getPublishOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishOrganizationContent>>, PublishOrganizationContentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  publishOrganizationContent(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof publishOrganizationContent>>, variables: PublishOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type PublishOrganizationContentMutationVariables = {id: string}

    /**
 * @summary Shows patients what is saved; it must be whole in English, and in French whole or not begun (LIB-01).
 */
export const usePublishOrganizationContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishOrganizationContent>>, TError,PublishOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishOrganizationContent>>,
        TError,
        PublishOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPublishOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * It changes no text. Administrators are reminded once the day has come (`listAdminItems`).
 * @summary Sets when a content is to be checked next, and keeps that it was checked today.
 */
export const reviewOrganizationContent = (
    id: string,
    organizationContentReview: BodyType<OrganizationContentReview>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/review/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: organizationContentReview, signal
    },
      options);
    }




export const getReviewOrganizationContentMutationKey = () => ['reviewOrganizationContent'] as const;

export const getReviewOrganizationContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrganizationContent>>, TError,ReviewOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewOrganizationContent>>, TError,ReviewOrganizationContentMutationVariables, TContext> => {

const mutationKey = getReviewOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewOrganizationContent>>, ReviewOrganizationContentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewOrganizationContent(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reviewOrganizationContent>>, variables: ReviewOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReviewOrganizationContentMutationVariables = {id: string;data: BodyType<OrganizationContentReview>}

    /**
 * @summary Sets when a content is to be checked next, and keeps that it was checked today.
 */
export const useReviewOrganizationContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrganizationContent>>, TError,ReviewOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewOrganizationContent>>,
        TError,
        ReviewOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReviewOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What is saved by then is published. It must be complete now, as for `publishOrganizationContent` (400 with the
 * problem of each field), and is checked again then: if something is missing by then, it is not published and
 * `publish_failed_at` says so. Publishing or unpublishing it before cancels the schedule.
 * @summary Publishes a content at a later time, changes that time, or cancels it.
 */
export const scheduleOrganizationContent = (
    id: string,
    organizationContentSchedule: BodyType<OrganizationContentSchedule>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/schedule/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: organizationContentSchedule, signal
    },
      options);
    }




export const getScheduleOrganizationContentMutationKey = () => ['scheduleOrganizationContent'] as const;

export const getScheduleOrganizationContentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scheduleOrganizationContent>>, TError,ScheduleOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof scheduleOrganizationContent>>, TError,ScheduleOrganizationContentMutationVariables, TContext> => {

const mutationKey = getScheduleOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof scheduleOrganizationContent>>, ScheduleOrganizationContentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  scheduleOrganizationContent(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof scheduleOrganizationContent>>, variables: ScheduleOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ScheduleOrganizationContentMutationVariables = {id: string;data: BodyType<OrganizationContentSchedule>}

    /**
 * @summary Publishes a content at a later time, changes that time, or cancels it.
 */
export const useScheduleOrganizationContent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scheduleOrganizationContent>>, TError,ScheduleOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof scheduleOrganizationContent>>,
        TError,
        ScheduleOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getScheduleOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * It can be published again.
 * @summary Takes a content out of the patients’ library; it is a draft again.
 */
export const unpublishOrganizationContent = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationContent>(
      {url: `/v1/organization-contents/${encodeURIComponent(String(id))}/unpublish/`, method: 'POST', signal
    },
      options);
    }




export const getUnpublishOrganizationContentMutationKey = () => ['unpublishOrganizationContent'] as const;

export const getUnpublishOrganizationContentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishOrganizationContent>>, TError,UnpublishOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unpublishOrganizationContent>>, TError,UnpublishOrganizationContentMutationVariables, TContext> => {

const mutationKey = getUnpublishOrganizationContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unpublishOrganizationContent>>, UnpublishOrganizationContentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  unpublishOrganizationContent(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof unpublishOrganizationContent>>, variables: UnpublishOrganizationContentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationContentsQueryKey(), getListMediaFilesQueryKey(), getListUserContentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UnpublishOrganizationContentMutationVariables = {id: string}

    /**
 * @summary Takes a content out of the patients’ library; it is a draft again.
 */
export const useUnpublishOrganizationContent = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpublishOrganizationContent>>, TError,UnpublishOrganizationContentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unpublishOrganizationContent>>,
        TError,
        UnpublishOrganizationContentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUnpublishOrganizationContentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
