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
  JourneyFilePicture,
  KeyUsedResponse,
  ListMediaFilesParams,
  MediaExportRefused,
  MediaFileCreate,
  MediaFileDetail,
  MediaFileList,
  MediaFileUpdate,
  MediaFileUpload,
  NoContentResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Newest first by default. Files whose upload was never completed are left out.
 * @summary The media library of an organization (ROUTE-13).
 */
export const listMediaFiles = (
    params: ListMediaFilesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaFileList>(
      {url: `/v1/media-files/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListMediaFilesQueryKey = (params?: ListMediaFilesParams,) => {
    return [
    'v1','media-files', ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaFilesQueryOptions = <TData = Awaited<ReturnType<typeof listMediaFiles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMediaFilesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaFiles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaFilesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaFiles>>> = ({ signal }) => listMediaFiles(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListMediaFiles} query
 */
export const invalidateListMediaFiles = async (
 queryClient: QueryClient, params: ListMediaFilesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMediaFilesQueryKey(params) }, options);

  return queryClient;
}




export const getListMediaFilesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMediaFiles>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListMediaFilesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaFiles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaFilesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaFiles>>> = ({ signal }) => listMediaFiles(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMediaFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Three steps: create, send the file to `upload`, then call `completeMediaFileUpload`.
 * @summary Creates a media file and returns its upload URL (ROUTE-13).
 */
export const createMediaFile = (
    mediaFileCreate: BodyType<MediaFileCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaFileUpload>(
      {url: `/v1/media-files/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mediaFileCreate, signal
    },
      options);
    }




export const getCreateMediaFileMutationKey = () => ['createMediaFile'] as const;

export const getCreateMediaFileMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMediaFile>>, TError,CreateMediaFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMediaFile>>, TError,CreateMediaFileMutationVariables, TContext> => {

const mutationKey = getCreateMediaFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMediaFile>>, CreateMediaFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMediaFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type CreateMediaFileMutationVariables = {data: BodyType<MediaFileCreate>}

    /**
 * @summary Creates a media file and returns its upload URL (ROUTE-13).
 */
export const useCreateMediaFile = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMediaFile>>, TError,CreateMediaFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMediaFile>>,
        TError,
        CreateMediaFileMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMediaFileMutationOptions(options), queryClient);
    }
    /**
 * Also lists the contents and journeys that use the file.
 * @summary One media file, with where it is used (ROUTE-13).
 */
export const getMediaFile = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaFileDetail>(
      {url: `/v1/media-files/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetMediaFileQueryKey = (id: string,) => {
    return [
    'v1','media-files',id
    ] as const;
    }


export const getGetMediaFileQueryOptions = <TData = Awaited<ReturnType<typeof getMediaFile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaFileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMediaFile>>> = ({ signal }) => getMediaFile(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMediaFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetMediaFile} query
 */
export const invalidateGetMediaFile = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMediaFileQueryKey(id) }, options);

  return queryClient;
}




export const getGetMediaFileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMediaFile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaFileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMediaFile>>> = ({ signal }) => getMediaFile(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMediaFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The file itself cannot be replaced; upload another.
 * @summary Changes what is said of a media file.
 */
export const updateMediaFile = (
    id: string,
    mediaFileUpdate: BodyType<MediaFileUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaFileDetail>(
      {url: `/v1/media-files/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: mediaFileUpdate, signal
    },
      options);
    }




export const getUpdateMediaFileMutationKey = () => ['updateMediaFile'] as const;

export const getUpdateMediaFileMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaFile>>, TError,UpdateMediaFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMediaFile>>, TError,UpdateMediaFileMutationVariables, TContext> => {

const mutationKey = getUpdateMediaFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMediaFile>>, UpdateMediaFileMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMediaFile(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMediaFile>>, variables: UpdateMediaFileMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMediaFilesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateMediaFileMutationVariables = {id: string;data: BodyType<MediaFileUpdate>}

    /**
 * @summary Changes what is said of a media file.
 */
export const useUpdateMediaFile = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaFile>>, TError,UpdateMediaFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMediaFile>>,
        TError,
        UpdateMediaFileMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMediaFileMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A file in use is a 409.
 * @summary Deletes a media file that no content and no journey uses.
 */
export const deleteMediaFile = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/media-files/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteMediaFileMutationKey = () => ['deleteMediaFile'] as const;

export const getDeleteMediaFileMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMediaFile>>, TError,DeleteMediaFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMediaFile>>, TError,DeleteMediaFileMutationVariables, TContext> => {

const mutationKey = getDeleteMediaFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMediaFile>>, DeleteMediaFileMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMediaFile(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMediaFile>>, variables: DeleteMediaFileMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMediaFilesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteMediaFileMutationVariables = {id: string}

    /**
 * @summary Deletes a media file that no content and no journey uses.
 */
export const useDeleteMediaFile = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMediaFile>>, TError,DeleteMediaFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMediaFile>>,
        TError,
        DeleteMediaFileMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMediaFileMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A file whose content is not of an allowed type is a 400 and is discarded. Before the file has arrived, it is a
 * 409.
 * @summary Says that the file was sent; its type is read from its content. Saying it twice does no harm.
 */
export const completeMediaFileUpload = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MediaFileDetail>(
      {url: `/v1/media-files/${encodeURIComponent(String(id))}/complete_upload/`, method: 'POST', signal
    },
      options);
    }




export const getCompleteMediaFileUploadMutationKey = () => ['completeMediaFileUpload'] as const;

export const getCompleteMediaFileUploadMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeMediaFileUpload>>, TError,CompleteMediaFileUploadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeMediaFileUpload>>, TError,CompleteMediaFileUploadMutationVariables, TContext> => {

const mutationKey = getCompleteMediaFileUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeMediaFileUpload>>, CompleteMediaFileUploadMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  completeMediaFileUpload(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof completeMediaFileUpload>>, variables: CompleteMediaFileUploadMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListMediaFilesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CompleteMediaFileUploadMutationVariables = {id: string}

    /**
 * @summary Says that the file was sent; its type is read from its content. Saying it twice does no harm.
 */
export const useCompleteMediaFileUpload = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeMediaFileUpload>>, TError,CompleteMediaFileUploadMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeMediaFileUpload>>,
        TError,
        CompleteMediaFileUploadMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteMediaFileUploadMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * `importJourney` takes it as `banner_picture`.
 * @summary A picture with its bytes, for the file of a journey whose banner it is.
 */
export const exportMediaPicture = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyFilePicture>(
      {url: `/v1/media-files/${encodeURIComponent(String(id))}/export/`, method: 'GET', signal
    },
      options);
    }




export const getExportMediaPictureQueryKey = (id: string,) => {
    return [
    'v1','media-files',id,'export'
    ] as const;
    }


export const getExportMediaPictureQueryOptions = <TData = Awaited<ReturnType<typeof exportMediaPicture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MediaExportRefused>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMediaPicture>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportMediaPictureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportMediaPicture>>> = ({ signal }) => exportMediaPicture(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportMediaPicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useExportMediaPicture} query
 */
export const invalidateExportMediaPicture = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportMediaPictureQueryKey(id) }, options);

  return queryClient;
}




export const getExportMediaPictureSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof exportMediaPicture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MediaExportRefused>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportMediaPicture>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportMediaPictureQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportMediaPicture>>> = ({ signal }) => exportMediaPicture(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof exportMediaPicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








