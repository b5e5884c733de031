import {
  queryOptions as queryOptionsBuilder,
  skipToken,
  useMutation
} from '@tanstack/react-query';
import type {
  DataTag,
  InvalidateOptions,
  MutationFunction,
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
  NotFoundResponse,
  PayloadTooLargeResponse,
  UnauthorizedResponse,
  Upload,
  UploadCreate,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Returns an id to put in `form_data` under the question’s key.
 * @summary Sends a file for a question of a task (VAL-55..57).
 */
export const createUpload = (
    uploadCreate: BodyType<UploadCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`task`, uploadCreate.task);
formData.append(`field`, uploadCreate.field);
formData.append(`file`, uploadCreate.file);

      return http<Upload>(
      {url: `/v1/uploads/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getCreateUploadMutationKey = () => ['createUpload'] as const;

export const getCreateUploadMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext> => {

const mutationKey = getCreateUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpload>>, CreateUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUpload(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type CreateUploadMutationVariables = {data: BodyType<UploadCreate>}

    /**
 * @summary Sends a file for a question of a task (VAL-55..57).
 */
export const useCreateUpload = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpload>>,
        TError,
        CreateUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadMutationOptions(options), queryClient);
    }
    /**
 * Until the answers that contain it are submitted, only the uploader can read it; it is a 404 for everyone else.
 * Afterwards everyone who may see the task can read it.
 * @summary An uploaded file, with a temporary URL to read it.
 */
export const getUpload = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Upload>(
      {url: `/v1/uploads/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetUploadQueryKey = (id: string,) => {
    return [
    'v1','uploads',id
    ] as const;
    }


export const getGetUploadQueryOptions = <TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpload>>> = ({ signal }) => getUpload(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetUpload} query
 */
export const invalidateGetUpload = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUploadQueryKey(id) }, options);

  return queryClient;
}




export const getGetUploadSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUpload>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpload>>> = ({ signal }) => getUpload(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUpload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








