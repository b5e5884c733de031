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
  KeyUsedResponse,
  ListOrganizationOfferingsParams,
  ListOrganizationOverviewsParams,
  NoContentResponse,
  NotFoundResponse,
  OrganizationCreate,
  OrganizationIcon,
  OrganizationOffering,
  OrganizationOfferingList,
  OrganizationOfferingUpdate,
  OrganizationOverview,
  OrganizationOverviewList,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListOrganizationsQueryKey
} from '../organizations/organizations.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Turn its journeys on with `updateOrganizationOffering`.
 * @summary Sets an organization up.
 */
export const createOrganization = (
    organizationCreate: BodyType<OrganizationCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationOverview>(
      {url: `/v1/organizations/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: organizationCreate, signal
    },
      options);
    }




export const getCreateOrganizationMutationKey = () => ['createOrganization'] as const;

export const getCreateOrganizationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext> => {

const mutationKey = getCreateOrganizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrganization>>, CreateOrganizationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrganization(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createOrganization>>, variables: CreateOrganizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationOverviewsQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateOrganizationMutationVariables = {data: BodyType<OrganizationCreate>}

    /**
 * @summary Sets an organization up.
 */
export const useCreateOrganization = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrganization>>, TError,CreateOrganizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrganization>>,
        TError,
        CreateOrganizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateOrganizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * PNG or JPEG, at most 1 MB, recognized by its content. Each upload gets a new address.
 * @summary Puts an icon in place of the one before.
 */
export const saveOrganizationIcon = (
    id: string,
    organizationIcon: BodyType<OrganizationIcon>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, organizationIcon.file);

      return http<OrganizationOverview>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/icon/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getSaveOrganizationIconMutationKey = () => ['saveOrganizationIcon'] as const;

export const getSaveOrganizationIconMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PayloadTooLargeResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationIcon>>, TError,SaveOrganizationIconMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationIcon>>, TError,SaveOrganizationIconMutationVariables, TContext> => {

const mutationKey = getSaveOrganizationIconMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrganizationIcon>>, SaveOrganizationIconMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveOrganizationIcon(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveOrganizationIcon>>, variables: SaveOrganizationIconMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationOverviewsQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveOrganizationIconMutationVariables = {id: string;data: BodyType<OrganizationIcon>}

    /**
 * @summary Puts an icon in place of the one before.
 */
export const useSaveOrganizationIcon = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PayloadTooLargeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationIcon>>, TError,SaveOrganizationIconMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrganizationIcon>>,
        TError,
        SaveOrganizationIconMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveOrganizationIconMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Deleting an icon that does not exist succeeds too.
 * @summary Removes the icon; the default icon is shown instead (ORG-13).
 */
export const deleteOrganizationIcon = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/icon/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOrganizationIconMutationKey = () => ['deleteOrganizationIcon'] as const;

export const getDeleteOrganizationIconMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationIcon>>, TError,DeleteOrganizationIconMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationIcon>>, TError,DeleteOrganizationIconMutationVariables, TContext> => {

const mutationKey = getDeleteOrganizationIconMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrganizationIcon>>, DeleteOrganizationIconMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteOrganizationIcon(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteOrganizationIcon>>, variables: DeleteOrganizationIconMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationOverviewsQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteOrganizationIconMutationVariables = {id: string}

    /**
 * @summary Removes the icon; the default icon is shown instead (ORG-13).
 */
export const useDeleteOrganizationIcon = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationIcon>>, TError,DeleteOrganizationIconMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrganizationIcon>>,
        TError,
        DeleteOrganizationIconMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteOrganizationIconMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Use the order of this list to show journeys to patients; `is_offered` tells which ones they can join.
 * @summary The journeys of an organization in their order, also those that are off (ROUTE-16).
 */
export const listOrganizationOfferings = (
    id: string,
    params?: ListOrganizationOfferingsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationOfferingList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/journeys/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrganizationOfferingsQueryKey = (id: string,
    params?: ListOrganizationOfferingsParams,) => {
    return [
    'v1','organizations',id,'journeys', ...(params ? [params] : [])
    ] as const;
    }


export const getListOrganizationOfferingsQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationOfferings>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListOrganizationOfferingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationOfferings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationOfferingsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationOfferings>>> = ({ signal }) => listOrganizationOfferings(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganizationOfferings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListOrganizationOfferings} query
 */
export const invalidateListOrganizationOfferings = async (
 queryClient: QueryClient, id: string,
    params?: ListOrganizationOfferingsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrganizationOfferingsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListOrganizationOfferingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationOfferings>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListOrganizationOfferingsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationOfferings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationOfferingsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationOfferings>>> = ({ signal }) => listOrganizationOfferings(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationOfferings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Turning a journey off closes it to new people; enrolled people continue.
 * @summary Opens or closes a journey of an organization, or moves it in the order.
 */
export const updateOrganizationOffering = (
    id: string,
    definitionId: string,
    organizationOfferingUpdate: BodyType<OrganizationOfferingUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationOffering>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/journeys/${encodeURIComponent(String(definitionId))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: organizationOfferingUpdate, signal
    },
      options);
    }




export const getUpdateOrganizationOfferingMutationKey = () => ['updateOrganizationOffering'] as const;

export const getUpdateOrganizationOfferingMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationOffering>>, TError,UpdateOrganizationOfferingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationOffering>>, TError,UpdateOrganizationOfferingMutationVariables, TContext> => {

const mutationKey = getUpdateOrganizationOfferingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganizationOffering>>, UpdateOrganizationOfferingMutationVariables> = (props) => {
          const {id,definitionId,data} = props ?? {};

          return  updateOrganizationOffering(id,definitionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type UpdateOrganizationOfferingMutationVariables = {id: string;definitionId: string;data: BodyType<OrganizationOfferingUpdate>}

    /**
 * @summary Opens or closes a journey of an organization, or moves it in the order.
 */
export const useUpdateOrganizationOffering = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganizationOffering>>, TError,UpdateOrganizationOfferingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganizationOffering>>,
        TError,
        UpdateOrganizationOfferingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrganizationOfferingMutationOptions(options), queryClient);
    }
    /**
 * Each row adds counts of people and journeys to the organization. Patients and care teams use
 * `listOrganizations`.
 * @summary Every organization as administrators see it (ROUTE-09).
 */
export const listOrganizationOverviews = (
    params?: ListOrganizationOverviewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationOverviewList>(
      {url: `/v1/organization-overviews/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListOrganizationOverviewsQueryKey = (params?: ListOrganizationOverviewsParams,) => {
    return [
    'v1','organization-overviews', ...(params ? [params] : [])
    ] as const;
    }


export const getListOrganizationOverviewsQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationOverviews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListOrganizationOverviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrganizationOverviews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationOverviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationOverviews>>> = ({ signal }) => listOrganizationOverviews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrganizationOverviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListOrganizationOverviews} query
 */
export const invalidateListOrganizationOverviews = async (
 queryClient: QueryClient, params?: ListOrganizationOverviewsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrganizationOverviewsQueryKey(params) }, options);

  return queryClient;
}




export const getListOrganizationOverviewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrganizationOverviews>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListOrganizationOverviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationOverviews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrganizationOverviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrganizationOverviews>>> = ({ signal }) => listOrganizationOverviews(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrganizationOverviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The same row as in `listOrganizationOverviews`.
 * @summary One organization as administrators see it (ROUTE-10).
 */
export const getOrganizationOverview = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationOverview>(
      {url: `/v1/organization-overviews/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetOrganizationOverviewQueryKey = (id: string,) => {
    return [
    'v1','organization-overviews',id
    ] as const;
    }


export const getGetOrganizationOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrganizationOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationOverviewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationOverview>>> = ({ signal }) => getOrganizationOverview(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrganizationOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetOrganizationOverview} query
 */
export const invalidateGetOrganizationOverview = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrganizationOverviewQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrganizationOverviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrganizationOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationOverview>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrganizationOverviewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrganizationOverview>>> = ({ signal }) => getOrganizationOverview(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrganizationOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








