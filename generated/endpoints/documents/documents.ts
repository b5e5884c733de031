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
  DocumentCreate,
  DocumentDownload,
  DocumentList,
  DocumentResponse,
  DocumentResults,
  DocumentReview,
  DocumentUpdate,
  DocumentUpload,
  ForbiddenResponse,
  KeyUsedResponse,
  ListDocumentsParams,
  NoContentResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListConditionsQueryKey
} from '../conditions/conditions.ts';

import {
  getListMedicationsQueryKey
} from '../medications/medications.ts';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Only the owner of the profile sees them. Deleted ones are left out.
 * @summary The documents in a person's health record, newest first (HEALTH-08).
 */
export const listDocuments = (
    params: ListDocumentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentList>(
      {url: `/v1/documents/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDocumentsQueryKey = (params?: ListDocumentsParams,) => {
    return [
    'v1','documents', ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListDocuments} query
 */
export const invalidateListDocuments = async (
 queryClient: QueryClient, params: ListDocumentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey(params) }, options);

  return queryClient;
}




export const getListDocumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Three steps: create, send the file to `upload`, then call `completeDocumentUpload`. PDF only.
 * @summary Creates a document (DOC-01) and returns the upload URL of its file.
 */
export const createDocument = (
    documentCreate: BodyType<DocumentCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentUpload>(
      {url: `/v1/documents/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: documentCreate, signal
    },
      options);
    }




export const getCreateDocumentMutationKey = () => ['createDocument'] as const;

export const getCreateDocumentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext> => {

const mutationKey = getCreateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDocument>>, CreateDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type CreateDocumentMutationVariables = {data: BodyType<DocumentCreate>}

    /**
 * @summary Creates a document (DOC-01) and returns the upload URL of its file.
 */
export const useCreateDocument = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDocument>>,
        TError,
        CreateDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDocumentMutationOptions(options), queryClient);
    }
    /**
 * Poll it after the upload until `status` is neither `uploading` nor `analyzing`.
 * @summary One document, with the state of its analysis (DOC-04).
 */
export const getDocument = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetDocumentQueryKey = (id: string,) => {
    return [
    'v1','documents',id
    ] as const;
    }


export const getGetDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>> = ({ signal }) => getDocument(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetDocument} query
 */
export const invalidateGetDocument = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentQueryKey(id) }, options);

  return queryClient;
}




export const getGetDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>> = ({ signal }) => getDocument(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Name, category and notes can change; the file cannot. `document_date` may not be in the future.
 * @summary Changes the given fields of a document (HEALTH-05).
 */
export const updateDocument = (
    id: string,
    documentUpdate: BodyType<DocumentUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: documentUpdate, signal
    },
      options);
    }




export const getUpdateDocumentMutationKey = () => ['updateDocument'] as const;

export const getUpdateDocumentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext> => {

const mutationKey = getUpdateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDocument>>, UpdateDocumentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDocument(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDocument>>, variables: UpdateDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateDocumentMutationVariables = {id: string;data: BodyType<DocumentUpdate>}

    /**
 * @summary Changes the given fields of a document (HEALTH-05).
 */
export const useUpdateDocument = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDocument>>,
        TError,
        UpdateDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only its owner can delete it.
 * @summary Takes a document out of the record; the records that came from it stay. `restore` brings it back for ten minutes.
 */
export const deleteDocument = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteDocumentMutationKey = () => ['deleteDocument'] as const;

export const getDeleteDocumentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext> => {

const mutationKey = getDeleteDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDocument>>, DeleteDocumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDocument(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDocument>>, variables: DeleteDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteDocumentMutationVariables = {id: string}

    /**
 * @summary Takes a document out of the record; the records that came from it stay. `restore` brings it back for ten minutes.
 */
export const useDeleteDocument = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDocument>>,
        TError,
        DeleteDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Later it is a 404.
 * @summary Brings a document back that was deleted less than ten minutes ago.
 */
export const restoreDocument = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreDocumentMutationKey = () => ['restoreDocument'] as const;

export const getRestoreDocumentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDocument>>, TError,RestoreDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreDocument>>, TError,RestoreDocumentMutationVariables, TContext> => {

const mutationKey = getRestoreDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreDocument>>, RestoreDocumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreDocument(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreDocument>>, variables: RestoreDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreDocumentMutationVariables = {id: string}

    /**
 * @summary Brings a document back that was deleted less than ten minutes ago.
 */
export const useRestoreDocument = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDocument>>, TError,RestoreDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreDocument>>,
        TError,
        RestoreDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Returns at once; poll `getDocument` for the outcome. Calling it again does not start a second analysis.
 * @summary Completes the upload and starts the analysis (DOC-02). Idempotent.
 */
export const completeDocumentUpload = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/complete_upload/`, method: 'POST', signal
    },
      options);
    }




export const getCompleteDocumentUploadMutationKey = () => ['completeDocumentUpload'] as const;

export const getCompleteDocumentUploadMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeDocumentUpload>>, TError,CompleteDocumentUploadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeDocumentUpload>>, TError,CompleteDocumentUploadMutationVariables, TContext> => {

const mutationKey = getCompleteDocumentUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeDocumentUpload>>, CompleteDocumentUploadMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  completeDocumentUpload(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof completeDocumentUpload>>, variables: CompleteDocumentUploadMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CompleteDocumentUploadMutationVariables = {id: string}

    /**
 * @summary Completes the upload and starts the analysis (DOC-02). Idempotent.
 */
export const useCompleteDocumentUpload = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeDocumentUpload>>, TError,CompleteDocumentUploadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeDocumentUpload>>,
        TError,
        CompleteDocumentUploadMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteDocumentUploadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Suggestions only: nothing is in the record until `reviewDocument` accepts it.
 * @summary What was found in a document (DOC-03).
 */
export const getDocumentResults = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResults>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/results/`, method: 'GET', signal
    },
      options);
    }




export const getGetDocumentResultsQueryKey = (id: string,) => {
    return [
    'v1','documents',id,'results'
    ] as const;
    }


export const getGetDocumentResultsQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentResults>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentResultsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentResults>>> = ({ signal }) => getDocumentResults(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetDocumentResults} query
 */
export const invalidateGetDocumentResults = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentResultsQueryKey(id) }, options);

  return queryClient;
}




export const getGetDocumentResultsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentResults>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentResultsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentResults>>> = ({ signal }) => getDocumentResults(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A suggestion that is already accepted stays as it is, so a call whose response was lost can be repeated.
 * Documents that are not analyzed are a 409.
 * @summary Takes findings over into the record, or leaves them.
 */
export const reviewDocument = (
    id: string,
    documentReview: BodyType<DocumentReview>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/review/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: documentReview, signal
    },
      options);
    }




export const getReviewDocumentMutationKey = () => ['reviewDocument'] as const;

export const getReviewDocumentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewDocument>>, TError,ReviewDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewDocument>>, TError,ReviewDocumentMutationVariables, TContext> => {

const mutationKey = getReviewDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewDocument>>, ReviewDocumentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewDocument(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reviewDocument>>, variables: ReviewDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListConditionsQueryKey(), getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReviewDocumentMutationVariables = {id: string;data: BodyType<DocumentReview>}

    /**
 * @summary Takes findings over into the record, or leaves them.
 */
export const useReviewDocument = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewDocument>>, TError,ReviewDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewDocument>>,
        TError,
        ReviewDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReviewDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only for documents whose analysis failed; otherwise 409.
 * @summary Reads a document again that could not be read.
 */
export const reanalyzeDocument = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentResponse>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/reanalyze/`, method: 'POST', signal
    },
      options);
    }




export const getReanalyzeDocumentMutationKey = () => ['reanalyzeDocument'] as const;

export const getReanalyzeDocumentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reanalyzeDocument>>, TError,ReanalyzeDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reanalyzeDocument>>, TError,ReanalyzeDocumentMutationVariables, TContext> => {

const mutationKey = getReanalyzeDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reanalyzeDocument>>, ReanalyzeDocumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  reanalyzeDocument(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reanalyzeDocument>>, variables: ReanalyzeDocumentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDocumentsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReanalyzeDocumentMutationVariables = {id: string}

    /**
 * @summary Reads a document again that could not be read.
 */
export const useReanalyzeDocument = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reanalyzeDocument>>, TError,ReanalyzeDocumentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reanalyzeDocument>>,
        TError,
        ReanalyzeDocumentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReanalyzeDocumentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The address works without a token until `expires_at`. Do not store it.
 * @summary Where the file of a document can be read.
 */
export const getDocumentDownload = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DocumentDownload>(
      {url: `/v1/documents/${encodeURIComponent(String(id))}/download/`, method: 'GET', signal
    },
      options);
    }




export const getGetDocumentDownloadQueryKey = (id: string,) => {
    return [
    'v1','documents',id,'download'
    ] as const;
    }


export const getGetDocumentDownloadQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentDownload>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentDownload>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentDownloadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentDownload>>> = ({ signal }) => getDocumentDownload(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetDocumentDownload} query
 */
export const invalidateGetDocumentDownload = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentDownloadQueryKey(id) }, options);

  return queryClient;
}




export const getGetDocumentDownloadSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentDownload>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentDownload>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentDownloadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentDownload>>> = ({ signal }) => getDocumentDownload(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








