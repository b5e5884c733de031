import {
  matchQuery,
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
  UseQueryOptions
} from '@tanstack/react-query';

import type {
  Branding,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  Organization,
  OrganizationHitList,
  OrganizationLogo,
  OrganizationSearch,
  OrganizationUpdate,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  SearchOrganizationParams,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListOrganizationOverviewsQueryKey
} from '../admin-organizations/admin-organizations.ts';

import {
  getListOrganizationsQueryKey
} from '../organizations/organizations.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Omitted fields stay as they are. `If-Match` with the revision avoids overwriting another person’s change (412).
 * @summary Changes an organization; for its care team and administrators (ORG-15).
 */
export const updateOrganization = (
    id: string,
    organizationUpdate: BodyType<OrganizationUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Organization>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: organizationUpdate, signal
    },
      options);
    }




export const getUpdateOrganizationMutationKey = () => ['updateOrganization'] as const;

export const getUpdateOrganizationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext> => {

const mutationKey = getUpdateOrganizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrganization>>, UpdateOrganizationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrganization(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateOrganization>>, variables: UpdateOrganizationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationsQueryKey(), getListOrganizationOverviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateOrganizationMutationVariables = {id: string;data: BodyType<OrganizationUpdate>}

    /**
 * @summary Changes an organization; for its care team and administrators (ORG-15).
 */
export const useUpdateOrganization = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrganization>>, TError,UpdateOrganizationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrganization>>,
        TError,
        UpdateOrganizationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateOrganizationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * PNG or JPEG, at most 1 MB, recognized by its content. Each upload gets a new address, so caches never show an
 * old logo.
 * @summary Puts a logo in place of the one before.
 */
export const saveOrganizationLogo = (
    id: string,
    organizationLogo: BodyType<OrganizationLogo>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, organizationLogo.file);

      return http<Branding>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/logo/`, method: 'PUT',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getSaveOrganizationLogoMutationKey = () => ['saveOrganizationLogo'] as const;

export const getSaveOrganizationLogoMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PayloadTooLargeResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationLogo>>, TError,SaveOrganizationLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationLogo>>, TError,SaveOrganizationLogoMutationVariables, TContext> => {

const mutationKey = getSaveOrganizationLogoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrganizationLogo>>, SaveOrganizationLogoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveOrganizationLogo(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveOrganizationLogo>>, variables: SaveOrganizationLogoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationsQueryKey(), getListOrganizationOverviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveOrganizationLogoMutationVariables = {id: string;data: BodyType<OrganizationLogo>}

    /**
 * @summary Puts a logo in place of the one before.
 */
export const useSaveOrganizationLogo = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PayloadTooLargeResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveOrganizationLogo>>, TError,SaveOrganizationLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveOrganizationLogo>>,
        TError,
        SaveOrganizationLogoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveOrganizationLogoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Deleting a logo that does not exist succeeds too.
 * @summary Removes the logo; the name is shown instead.
 */
export const deleteOrganizationLogo = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/logo/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOrganizationLogoMutationKey = () => ['deleteOrganizationLogo'] as const;

export const getDeleteOrganizationLogoMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationLogo>>, TError,DeleteOrganizationLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationLogo>>, TError,DeleteOrganizationLogoMutationVariables, TContext> => {

const mutationKey = getDeleteOrganizationLogoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrganizationLogo>>, DeleteOrganizationLogoMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteOrganizationLogo(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteOrganizationLogo>>, variables: DeleteOrganizationLogoMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListOrganizationsQueryKey(), getListOrganizationOverviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteOrganizationLogoMutationVariables = {id: string}

    /**
 * @summary Removes the logo; the name is shown instead.
 */
export const useDeleteOrganizationLogo = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrganizationLogo>>, TError,DeleteOrganizationLogoMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrganizationLogo>>,
        TError,
        DeleteOrganizationLogoMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteOrganizationLogoMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Finds journeys, forms, contents, files, users and invitations, drafts too, by their titles and texts in both
 * languages. Kinds are in the order of `OrganizationHitKind`; within one, titles that hold the words come first. The
 * search terms are sent in the body, so that names never appear in a URL.
 * @summary Searches everything that administrators set up in an organization, and its people.
 */
export const searchOrganization = (
    id: string,
    organizationSearch: BodyType<OrganizationSearch>,
    params?: SearchOrganizationParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<OrganizationHitList>(
      {url: `/v1/organization-overviews/${encodeURIComponent(String(id))}/search/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: organizationSearch,
        params, signal
    },
      options);
    }




export const getSearchOrganizationQueryKey = (id: string,
    organizationSearch?: BodyType<OrganizationSearch>,
    params?: SearchOrganizationParams,) => {
    return [
    'POST', 'v1','organization-overviews',id,'search', ...(params ? [params] : []), organizationSearch
    ] as const;
    }


export const getSearchOrganizationQueryOptions = <TData = Awaited<ReturnType<typeof searchOrganization>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    organizationSearch: BodyType<OrganizationSearch>,
    params?: SearchOrganizationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrganization>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOrganizationQueryKey(id,organizationSearch,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOrganization>>> = ({ signal }) => searchOrganization(id,organizationSearch,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchOrganization>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useSearchOrganization} query
 */
export const invalidateSearchOrganization = async (
 queryClient: QueryClient, id: string,
    organizationSearch: BodyType<OrganizationSearch>,
    params?: SearchOrganizationParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchOrganizationQueryKey(id,organizationSearch,params) }, options);

  return queryClient;
}




