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
  ForbiddenResponse,
  Form,
  FormConflict,
  FormCreate,
  FormDraftSave,
  FormList,
  FormPublish,
  FormUsage,
  FormVersionDetail,
  FormVersionList,
  KeyUsedResponse,
  ListFormVersionsParams,
  ListFormsParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListAuditEventsQueryKey
} from '../audit-events/audit-events.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * `completeness` tells how much of each form exists in English and in French.
 * @summary Forms of journeys, by name without an order (ROUTE-06).
 */
export const listForms = (
    params?: ListFormsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FormList>(
      {url: `/v1/forms/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFormsQueryKey = (params?: ListFormsParams,) => {
    return [
    'v1','forms', ...(params ? [params] : [])
    ] as const;
    }


export const getListFormsQueryOptions = <TData = Awaited<ReturnType<typeof listForms>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListFormsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFormsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listForms>>> = ({ signal }) => listForms(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listForms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListForms} query
 */
export const invalidateListForms = async (
 queryClient: QueryClient, params?: ListFormsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFormsQueryKey(params) }, options);

  return queryClient;
}




export const getListFormsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listForms>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListFormsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listForms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFormsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listForms>>> = ({ signal }) => listForms(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listForms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A form to copy that is not there is a 404.
 * @summary Creates a form as a draft.
 */
export const createForm = (
    formCreate: BodyType<FormCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: formCreate, signal
    },
      options);
    }




export const getCreateFormMutationKey = () => ['createForm'] as const;

export const getCreateFormMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createForm>>, TError,CreateFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createForm>>, TError,CreateFormMutationVariables, TContext> => {

const mutationKey = getCreateFormMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createForm>>, CreateFormMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createForm(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createForm>>, variables: CreateFormMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateFormMutationVariables = {data: BodyType<FormCreate>}

    /**
 * @summary Creates a form as a draft.
 */
export const useCreateForm = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createForm>>, TError,CreateFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createForm>>,
        TError,
        CreateFormMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateFormMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The published version and the draft are separate; the draft is null if nothing is being written.
 * @summary One form, with what is published and what is written (ROUTE-07).
 */
export const getForm = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetFormQueryKey = (id: string,) => {
    return [
    'v1','forms',id
    ] as const;
    }


export const getGetFormQueryOptions = <TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getForm>>> = ({ signal }) => getForm(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetForm} query
 */
export const invalidateGetForm = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFormQueryKey(id) }, options);

  return queryClient;
}




export const getGetFormSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getForm>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getForm>>> = ({ signal }) => getForm(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between. Incomplete
 * forms can be saved; `publishForm` checks them.
 * @summary Keeps what is written.
 */
export const saveFormDraft = (
    id: string,
    formDraftSave: BodyType<FormDraftSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/draft/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: formDraftSave, signal
    },
      options);
    }




export const getSaveFormDraftMutationKey = () => ['saveFormDraft'] as const;

export const getSaveFormDraftMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFormDraft>>, TError,SaveFormDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveFormDraft>>, TError,SaveFormDraftMutationVariables, TContext> => {

const mutationKey = getSaveFormDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveFormDraft>>, SaveFormDraftMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveFormDraft(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveFormDraft>>, variables: SaveFormDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveFormDraftMutationVariables = {id: string;data: BodyType<FormDraftSave>}

    /**
 * @summary Keeps what is written.
 */
export const useSaveFormDraft = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveFormDraft>>, TError,SaveFormDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveFormDraft>>,
        TError,
        SaveFormDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveFormDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A form that was never published keeps its draft.
 * @summary Forgets what is written; what is published stays.
 */
export const discardFormDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/draft/`, method: 'DELETE', signal
    },
      options);
    }




export const getDiscardFormDraftMutationKey = () => ['discardFormDraft'] as const;

export const getDiscardFormDraftMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardFormDraft>>, TError,DiscardFormDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof discardFormDraft>>, TError,DiscardFormDraftMutationVariables, TContext> => {

const mutationKey = getDiscardFormDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardFormDraft>>, DiscardFormDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  discardFormDraft(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof discardFormDraft>>, variables: DiscardFormDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DiscardFormDraftMutationVariables = {id: string}

    /**
 * @summary Forgets what is written; what is published stays.
 */
export const useDiscardFormDraft = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardFormDraft>>, TError,DiscardFormDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardFormDraft>>,
        TError,
        DiscardFormDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDiscardFormDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Published versions never change. Open tasks keep the version they were created with.
 * @summary The versions of a form, the newest first.
 */
export const listFormVersions = (
    id: string,
    params?: ListFormVersionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FormVersionList>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/versions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFormVersionsQueryKey = (id: string,
    params?: ListFormVersionsParams,) => {
    return [
    'v1','forms',id,'versions', ...(params ? [params] : [])
    ] as const;
    }


export const getListFormVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listFormVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListFormVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFormVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFormVersionsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFormVersions>>> = ({ signal }) => listFormVersions(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFormVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListFormVersions} query
 */
export const invalidateListFormVersions = async (
 queryClient: QueryClient, id: string,
    params?: ListFormVersionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFormVersionsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListFormVersionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFormVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListFormVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFormVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFormVersionsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFormVersions>>> = ({ signal }) => listFormVersions(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFormVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Returns the whole form as it was published.
 * @summary One version of a form.
 */
export const getFormVersion = (
    id: string,
    number: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FormVersionDetail>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(number))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetFormVersionQueryKey = (id: string,
    number: string,) => {
    return [
    'v1','forms',id,'versions',number
    ] as const;
    }


export const getGetFormVersionQueryOptions = <TData = Awaited<ReturnType<typeof getFormVersion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    number: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFormVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormVersionQueryKey(id,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFormVersion>>> = ({ signal }) => getFormVersion(id,number, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || number === null || number === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFormVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetFormVersion} query
 */
export const invalidateGetFormVersion = async (
 queryClient: QueryClient, id: string,
    number: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFormVersionQueryKey(id,number) }, options);

  return queryClient;
}




export const getGetFormVersionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFormVersion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    number: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFormVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormVersionQueryKey(id,number);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFormVersion>>> = ({ signal }) => getFormVersion(id,number, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFormVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * What was written is replaced. Nothing is published by it.
 * @summary Makes a version the draft again.
 */
export const restoreFormVersion = (
    id: string,
    number: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(number))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreFormVersionMutationKey = () => ['restoreFormVersion'] as const;

export const getRestoreFormVersionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreFormVersion>>, TError,RestoreFormVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreFormVersion>>, TError,RestoreFormVersionMutationVariables, TContext> => {

const mutationKey = getRestoreFormVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreFormVersion>>, RestoreFormVersionMutationVariables> = (props) => {
          const {id,number} = props ?? {};

          return  restoreFormVersion(id,number,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreFormVersion>>, variables: RestoreFormVersionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreFormVersionMutationVariables = {id: string;number: string}

    /**
 * @summary Makes a version the draft again.
 */
export const useRestoreFormVersion = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreFormVersion>>, TError,RestoreFormVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreFormVersion>>,
        TError,
        RestoreFormVersionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreFormVersionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Tasks that are open keep their version. A retired form is in use again. A draft that cannot be published is a
 * 400: `definition` holds messages by JSON pointer (RFC 6901) into the draft, such as
 * `{"definition": {"/pages/2/title/fr-ca": ["The French text is missing."]}}`.
 * @summary Makes the draft the version that the next task opens with.
 */
export const publishForm = (
    id: string,
    formPublish: BodyType<FormPublish>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/publish/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: formPublish, signal
    },
      options);
    }




export const getPublishFormMutationKey = () => ['publishForm'] as const;

export const getPublishFormMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishForm>>, TError,PublishFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishForm>>, TError,PublishFormMutationVariables, TContext> => {

const mutationKey = getPublishFormMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishForm>>, PublishFormMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  publishForm(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof publishForm>>, variables: PublishFormMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type PublishFormMutationVariables = {id: string;data: BodyType<FormPublish>}

    /**
 * @summary Makes the draft the version that the next task opens with.
 */
export const usePublishForm = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishForm>>, TError,PublishFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishForm>>,
        TError,
        PublishFormMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPublishFormMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A form that journeys use is a 409. Tasks that are open keep it.
 * @summary Takes a form out of use.
 */
export const retireForm = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Form>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/retire/`, method: 'POST', signal
    },
      options);
    }




export const getRetireFormMutationKey = () => ['retireForm'] as const;

export const getRetireFormMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireForm>>, TError,RetireFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof retireForm>>, TError,RetireFormMutationVariables, TContext> => {

const mutationKey = getRetireFormMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retireForm>>, RetireFormMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  retireForm(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof retireForm>>, variables: RetireFormMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFormsQueryKey(), getListAuditEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RetireFormMutationVariables = {id: string}

    /**
 * @summary Takes a form out of use.
 */
export const useRetireForm = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireForm>>, TError,RetireFormMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retireForm>>,
        TError,
        RetireFormMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRetireFormMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Show it before publishing or retiring a form.
 * @summary The journeys and the open tasks that use a form.
 */
export const getFormUsage = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FormUsage>(
      {url: `/v1/forms/${encodeURIComponent(String(id))}/usage/`, method: 'GET', signal
    },
      options);
    }




export const getGetFormUsageQueryKey = (id: string,) => {
    return [
    'v1','forms',id,'usage'
    ] as const;
    }


export const getGetFormUsageQueryOptions = <TData = Awaited<ReturnType<typeof getFormUsage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFormUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormUsageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFormUsage>>> = ({ signal }) => getFormUsage(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFormUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetFormUsage} query
 */
export const invalidateGetFormUsage = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFormUsageQueryKey(id) }, options);

  return queryClient;
}




export const getGetFormUsageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFormUsage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFormUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFormUsageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFormUsage>>> = ({ signal }) => getFormUsage(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFormUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








