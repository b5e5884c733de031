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
  ListRegistrationLinksParams,
  NotFoundResponse,
  RegistrationLink,
  RegistrationLinkCreate,
  RegistrationLinkList,
  RegistrationLinkUpdate,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Only those of organizations whose care team the caller is on; administrators see all.
 * @summary The links by which people join journeys of an organization by themselves (INV-04).
 */
export const listRegistrationLinks = (
    params?: ListRegistrationLinksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RegistrationLinkList>(
      {url: `/v1/registration-links/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRegistrationLinksQueryKey = (params?: ListRegistrationLinksParams,) => {
    return [
    'v1','registration-links', ...(params ? [params] : [])
    ] as const;
    }


export const getListRegistrationLinksQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListRegistrationLinksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegistrationLinksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrationLinks>>> = ({ signal }) => listRegistrationLinks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListRegistrationLinks} query
 */
export const invalidateListRegistrationLinks = async (
 queryClient: QueryClient, params?: ListRegistrationLinksParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRegistrationLinksQueryKey(params) }, options);

  return queryClient;
}




export const getListRegistrationLinksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRegistrationLinks>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListRegistrationLinksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRegistrationLinksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRegistrationLinks>>> = ({ signal }) => listRegistrationLinks(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRegistrationLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A journey has one link; where there is one already this is a 409.
 * @summary Makes the link of a journey, turned on (INV-04).
 */
export const createRegistrationLink = (
    registrationLinkCreate: BodyType<RegistrationLinkCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RegistrationLink>(
      {url: `/v1/registration-links/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registrationLinkCreate, signal
    },
      options);
    }




export const getCreateRegistrationLinkMutationKey = () => ['createRegistrationLink'] as const;

export const getCreateRegistrationLinkMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext> => {

const mutationKey = getCreateRegistrationLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRegistrationLink>>, CreateRegistrationLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRegistrationLink(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createRegistrationLink>>, variables: CreateRegistrationLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListRegistrationLinksQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateRegistrationLinkMutationVariables = {data: BodyType<RegistrationLinkCreate>}

    /**
 * @summary Makes the link of a journey, turned on (INV-04).
 */
export const useCreateRegistrationLink = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRegistrationLink>>, TError,CreateRegistrationLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRegistrationLink>>,
        TError,
        CreateRegistrationLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateRegistrationLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * While it is off its address leads nowhere, as if it had never been; who joined by it stays in the journey. Turned on again it has the same address.
 * @summary Turns a link off or on again (INV-04).
 */
export const updateRegistrationLink = (
    id: string,
    registrationLinkUpdate: BodyType<RegistrationLinkUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RegistrationLink>(
      {url: `/v1/registration-links/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: registrationLinkUpdate, signal
    },
      options);
    }




export const getUpdateRegistrationLinkMutationKey = () => ['updateRegistrationLink'] as const;

export const getUpdateRegistrationLinkMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationLink>>, TError,UpdateRegistrationLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationLink>>, TError,UpdateRegistrationLinkMutationVariables, TContext> => {

const mutationKey = getUpdateRegistrationLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRegistrationLink>>, UpdateRegistrationLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateRegistrationLink(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateRegistrationLink>>, variables: UpdateRegistrationLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListRegistrationLinksQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateRegistrationLinkMutationVariables = {id: string;data: BodyType<RegistrationLinkUpdate>}

    /**
 * @summary Turns a link off or on again (INV-04).
 */
export const useUpdateRegistrationLink = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRegistrationLink>>, TError,UpdateRegistrationLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRegistrationLink>>,
        TError,
        UpdateRegistrationLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateRegistrationLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
