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
  ConflictResponse,
  ForbiddenResponse,
  KeyUsedResponse,
  ListMessageTemplatesParams,
  MessageTemplate,
  MessageTemplateCreate,
  MessageTemplateList,
  MessageTemplateSave,
  NoContentResponse,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * An organization that is not the caller's is a 404.
 * @summary The messages that an organization approved, oldest first; its care team and administrators.
 */
export const listMessageTemplates = (
    params: ListMessageTemplatesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MessageTemplateList>(
      {url: `/v1/message-templates/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMessageTemplatesQueryKey = (params?: ListMessageTemplatesParams,) => {
    return [
    'v1','message-templates', ...(params ? [params] : [])
    ] as const;
    }


export const getListMessageTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listMessageTemplates>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMessageTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessageTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessageTemplatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessageTemplates>>> = ({ signal }) => listMessageTemplates(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessageTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListMessageTemplates} query
 */
export const invalidateListMessageTemplates = async (
 queryClient: QueryClient, params: ListMessageTemplatesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey(params) }, options);

  return queryClient;
}




export const getListMessageTemplatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMessageTemplates>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMessageTemplatesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessageTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessageTemplatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessageTemplates>>> = ({ signal }) => listMessageTemplates(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMessageTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * An organization keeps up to 100; one more is a 409 `too_many`.
 * @summary Approves a message; administrators.
 */
export const createMessageTemplate = (
    messageTemplateCreate: BodyType<MessageTemplateCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MessageTemplate>(
      {url: `/v1/message-templates/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: messageTemplateCreate, signal
    },
      options);
    }




export const getCreateMessageTemplateMutationKey = () => ['createMessageTemplate'] as const;

export const getCreateMessageTemplateMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMessageTemplate>>, TError,CreateMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMessageTemplate>>, TError,CreateMessageTemplateMutationVariables, TContext> => {

const mutationKey = getCreateMessageTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMessageTemplate>>, CreateMessageTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMessageTemplate(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createMessageTemplate>>, variables: CreateMessageTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateMessageTemplateMutationVariables = {data: BodyType<MessageTemplateCreate>}

    /**
 * @summary Approves a message; administrators.
 */
export const useCreateMessageTemplate = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMessageTemplate>>, TError,CreateMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMessageTemplate>>,
        TError,
        CreateMessageTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateMessageTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What was sent before stays as it was. `If-Match` is required: 428 without it, 412 if someone else saved in
 * between.
 * @summary Changes what an approved message says; administrators.
 */
export const saveMessageTemplate = (
    id: string,
    messageTemplateSave: BodyType<MessageTemplateSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MessageTemplate>(
      {url: `/v1/message-templates/${encodeURIComponent(String(id))}/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: messageTemplateSave, signal
    },
      options);
    }




export const getSaveMessageTemplateMutationKey = () => ['saveMessageTemplate'] as const;

export const getSaveMessageTemplateMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMessageTemplate>>, TError,SaveMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveMessageTemplate>>, TError,SaveMessageTemplateMutationVariables, TContext> => {

const mutationKey = getSaveMessageTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMessageTemplate>>, SaveMessageTemplateMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveMessageTemplate(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveMessageTemplate>>, variables: SaveMessageTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveMessageTemplateMutationVariables = {id: string;data: BodyType<MessageTemplateSave>}

    /**
 * @summary Changes what an approved message says; administrators.
 */
export const useSaveMessageTemplate = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveMessageTemplate>>, TError,SaveMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveMessageTemplate>>,
        TError,
        SaveMessageTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveMessageTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Care teams can no longer send it; what was sent before stays. `If-Match` is required.
 * @summary Removes an approved message; administrators.
 */
export const deleteMessageTemplate = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/message-templates/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteMessageTemplateMutationKey = () => ['deleteMessageTemplate'] as const;

export const getDeleteMessageTemplateMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessageTemplate>>, TError,DeleteMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMessageTemplate>>, TError,DeleteMessageTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteMessageTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMessageTemplate>>, DeleteMessageTemplateMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMessageTemplate(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMessageTemplate>>, variables: DeleteMessageTemplateMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteMessageTemplateMutationVariables = {id: string}

    /**
 * @summary Removes an approved message; administrators.
 */
export const useDeleteMessageTemplate = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMessageTemplate>>, TError,DeleteMessageTemplateMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMessageTemplate>>,
        TError,
        DeleteMessageTemplateMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMessageTemplateMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
