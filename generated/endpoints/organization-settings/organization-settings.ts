import {
  matchQuery,
  useMutation,
  useQueryClient

} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult

} from '@tanstack/react-query';

import type {
  Branding,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  Organization,
  OrganizationLogo,
  OrganizationUpdate,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
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
