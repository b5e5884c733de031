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
  CarePartnership,
  CarePartnershipCreate,
  CarePartnershipList,
  CarePartnershipRefused,
  ForbiddenResponse,
  KeyUsedResponse,
  ListCarePartnersParams,
  ListCarePartnershipsParams,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListJourneyEventsQueryKey
} from '../journey-events/journey-events.ts';

import {
  getListOrganizationsQueryKey
} from '../organizations/organizations.ts';

import {
  getListPatientsQueryKey
} from '../patients/patients.ts';

import {
  getListProcessDefinitionsQueryKey
} from '../process-definitions/process-definitions.ts';

import {
  getListProcessInstancesQueryKey
} from '../process-instances/process-instances.ts';

import {
  getListTasksQueryKey
} from '../tasks/tasks.ts';

import {
  getGetCurrentUserQueryKey
} from '../users/users.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Without those that have ended.
 * @summary The care partners of a profile, and those who were invited.
 */
export const listCarePartners = (
    id: string,
    params?: ListCarePartnersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CarePartnershipList>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/care-partners/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCarePartnersQueryKey = (id: string,
    params?: ListCarePartnersParams,) => {
    return [
    'v1','patients',id,'care-partners', ...(params ? [params] : [])
    ] as const;
    }


export const getListCarePartnersQueryOptions = <TData = Awaited<ReturnType<typeof listCarePartners>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCarePartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarePartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarePartnersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarePartners>>> = ({ signal }) => listCarePartners(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCarePartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListCarePartners} query
 */
export const invalidateListCarePartners = async (
 queryClient: QueryClient, id: string,
    params?: ListCarePartnersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCarePartnersQueryKey(id,params) }, options);

  return queryClient;
}




export const getListCarePartnersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCarePartners>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCarePartnersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCarePartners>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarePartnersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarePartners>>> = ({ signal }) => listCarePartners(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCarePartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The message names the person, never their health. The invitation can be accepted by the account with this email
 * address alone, which may be created afterwards. One's own address is a 400.
 * @summary Invites someone to help with the care of a profile.
 */
export const inviteCarePartner = (
    id: string,
    carePartnershipCreate: BodyType<CarePartnershipCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CarePartnership>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/care-partners/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: carePartnershipCreate, signal
    },
      options);
    }




export const getInviteCarePartnerMutationKey = () => ['inviteCarePartner'] as const;

export const getInviteCarePartnerMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | CarePartnershipRefused | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteCarePartner>>, TError,InviteCarePartnerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteCarePartner>>, TError,InviteCarePartnerMutationVariables, TContext> => {

const mutationKey = getInviteCarePartnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteCarePartner>>, InviteCarePartnerMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  inviteCarePartner(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof inviteCarePartner>>, variables: InviteCarePartnerMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListCarePartnersQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type InviteCarePartnerMutationVariables = {id: string;data: BodyType<CarePartnershipCreate>}

    /**
 * @summary Invites someone to help with the care of a profile.
 */
export const useInviteCarePartner = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | CarePartnershipRefused | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteCarePartner>>, TError,InviteCarePartnerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteCarePartner>>,
        TError,
        InviteCarePartnerMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getInviteCarePartnerMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Invitations are those sent to the email address of the account. Without those that have ended.
 * @summary The people whom the caller helps as a care partner, and those who invited the caller.
 */
export const listCarePartnerships = (
    params?: ListCarePartnershipsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CarePartnershipList>(
      {url: `/v1/care-partnerships/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCarePartnershipsQueryKey = (params?: ListCarePartnershipsParams,) => {
    return [
    'v1','care-partnerships', ...(params ? [params] : [])
    ] as const;
    }


export const getListCarePartnershipsQueryOptions = <TData = Awaited<ReturnType<typeof listCarePartnerships>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListCarePartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCarePartnerships>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarePartnershipsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarePartnerships>>> = ({ signal }) => listCarePartnerships(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCarePartnerships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListCarePartnerships} query
 */
export const invalidateListCarePartnerships = async (
 queryClient: QueryClient, params?: ListCarePartnershipsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCarePartnershipsQueryKey(params) }, options);

  return queryClient;
}




export const getListCarePartnershipsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCarePartnerships>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListCarePartnershipsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCarePartnerships>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCarePartnershipsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCarePartnerships>>> = ({ signal }) => listCarePartnerships(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCarePartnerships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The profile joins the caller's (`listPatients`). Accepting again changes nothing. An invitation to another email
 * address is a 404.
 * @summary Accepts an invitation to help.
 */
export const acceptCarePartnership = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CarePartnership>(
      {url: `/v1/care-partnerships/${encodeURIComponent(String(id))}/accept/`, method: 'POST', signal
    },
      options);
    }




export const getAcceptCarePartnershipMutationKey = () => ['acceptCarePartnership'] as const;

export const getAcceptCarePartnershipMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | CarePartnershipRefused>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCarePartnership>>, TError,AcceptCarePartnershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptCarePartnership>>, TError,AcceptCarePartnershipMutationVariables, TContext> => {

const mutationKey = getAcceptCarePartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptCarePartnership>>, AcceptCarePartnershipMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  acceptCarePartnership(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof acceptCarePartnership>>, variables: AcceptCarePartnershipMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCarePartnershipsQueryKey(), getGetCurrentUserQueryKey(), getListPatientsQueryKey(), getListOrganizationsQueryKey(), getListProcessInstancesQueryKey(), getListProcessDefinitionsQueryKey(), getListTasksQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AcceptCarePartnershipMutationVariables = {id: string}

    /**
 * @summary Accepts an invitation to help.
 */
export const useAcceptCarePartnership = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | CarePartnershipRefused>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptCarePartnership>>, TError,AcceptCarePartnershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptCarePartnership>>,
        TError,
        AcceptCarePartnershipMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcceptCarePartnershipMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Either side ends it; the other one is sent a message. Access ends immediately, what was sent stays. Ending it again
 * changes nothing. It is a 404 for everyone else.
 * @summary Ends a care partnership, or cancels or declines an invitation.
 */
export const endCarePartnership = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CarePartnership>(
      {url: `/v1/care-partnerships/${encodeURIComponent(String(id))}/end/`, method: 'POST', signal
    },
      options);
    }




export const getEndCarePartnershipMutationKey = () => ['endCarePartnership'] as const;

export const getEndCarePartnershipMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCarePartnership>>, TError,EndCarePartnershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endCarePartnership>>, TError,EndCarePartnershipMutationVariables, TContext> => {

const mutationKey = getEndCarePartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endCarePartnership>>, EndCarePartnershipMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endCarePartnership(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endCarePartnership>>, variables: EndCarePartnershipMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCarePartnershipsQueryKey(), getGetCurrentUserQueryKey(), getListPatientsQueryKey(), getListOrganizationsQueryKey(), getListProcessInstancesQueryKey(), getListProcessDefinitionsQueryKey(), getListTasksQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type EndCarePartnershipMutationVariables = {id: string}

    /**
 * @summary Ends a care partnership, or cancels or declines an invitation.
 */
export const useEndCarePartnership = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endCarePartnership>>, TError,EndCarePartnershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endCarePartnership>>,
        TError,
        EndCarePartnershipMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndCarePartnershipMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
