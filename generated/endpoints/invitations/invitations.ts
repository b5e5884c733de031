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
  Branding,
  ConflictResponse,
  ForbiddenResponse,
  GuestSession,
  Invitation,
  InvitationAccept,
  InvitationAcceptRefused,
  InvitationAccepted,
  InvitationBatch,
  InvitationBatchResult,
  InvitationClosed,
  InvitationConsume,
  InvitationForbidden,
  InvitationList,
  InvitationPreview,
  InvitationReview,
  InvitationUpdate,
  KeyUsedResponse,
  ListInvitationsParams,
  NotFoundResponse,
  StillRunningResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationErrors,
  ValidationFailedResponse
} from '../../model';

import {
  getListAttentionItemsQueryKey
} from '../attention-items/attention-items.ts';

import {
  getListJourneyEventsQueryKey
} from '../journey-events/journey-events.ts';

import {
  getListOrganizationJourneysQueryKey
} from '../organization-journeys/organization-journeys.ts';

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
 * Most recently sent first by default. Joins through a registration link are not invitations and are not listed.
 * @summary The invitations of an organization (CALL-32).
 */
export const listInvitations = (
    params?: ListInvitationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationList>(
      {url: `/v1/invitations/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListInvitationsQueryKey = (params?: ListInvitationsParams,) => {
    return [
    'v1','invitations', ...(params ? [params] : [])
    ] as const;
    }


export const getListInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListInvitations} query
 */
export const invalidateListInvitations = async (
 queryClient: QueryClient, params?: ListInvitationsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInvitationsQueryKey(params) }, options);

  return queryClient;
}




export const getListInvitationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInvitations>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListInvitationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvitationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitations>>> = ({ signal }) => listInvitations(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Handles each address separately: `results` tells which were invited and which were not, and why. One bad address
 * does not stop the others.
 * @summary Invites people to a journey (D-72); each address for itself.
 */
export const createInvitations = (
    invitationBatch: BodyType<InvitationBatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationBatchResult>(
      {url: `/v1/invitations/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationBatch, signal
    },
      options);
    }




export const getCreateInvitationsMutationKey = () => ['createInvitations'] as const;

export const getCreateInvitationsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitations>>, TError,CreateInvitationsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvitations>>, TError,CreateInvitationsMutationVariables, TContext> => {

const mutationKey = getCreateInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvitations>>, CreateInvitationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInvitations(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createInvitations>>, variables: CreateInvitationsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListInvitationsQueryKey(), getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateInvitationsMutationVariables = {data: BodyType<InvitationBatch>}

    /**
 * @summary Invites people to a journey (D-72); each address for itself.
 */
export const useCreateInvitations = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitations>>, TError,CreateInvitationsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvitations>>,
        TError,
        CreateInvitationsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateInvitationsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Uses the same body as `createInvitations`. Call it before sending.
 * @summary The message as it would be sent, and who has been invited or is enrolled; sends nothing.
 */
export const previewInvitations = (
    invitationBatch: BodyType<InvitationBatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationPreview>(
      {url: `/v1/invitations/preview/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationBatch, signal
    },
      options);
    }




export const getPreviewInvitationsMutationKey = () => ['previewInvitations'] as const;

export const getPreviewInvitationsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewInvitations>>, TError,PreviewInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewInvitations>>, TError,PreviewInvitationsMutationVariables, TContext> => {

const mutationKey = getPreviewInvitationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewInvitations>>, PreviewInvitationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewInvitations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type PreviewInvitationsMutationVariables = {data: BodyType<InvitationBatch>}

    /**
 * @summary The message as it would be sent, and who has been invited or is enrolled; sends nothing.
 */
export const usePreviewInvitations = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewInvitations>>, TError,PreviewInvitationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewInvitations>>,
        TError,
        PreviewInvitationsMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewInvitationsMutationOptions(options), queryClient);
    }
    /**
 * The link stops working at once. Answered invitations are a 409.
 * @summary Expires an invitation (CALL-35).
 */
export const updateInvitation = (
    id: string,
    invitationUpdate: BodyType<InvitationUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {url: `/v1/invitations/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: invitationUpdate, signal
    },
      options);
    }




export const getUpdateInvitationMutationKey = () => ['updateInvitation'] as const;

export const getUpdateInvitationMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInvitation>>, TError,UpdateInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInvitation>>, TError,UpdateInvitationMutationVariables, TContext> => {

const mutationKey = getUpdateInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInvitation>>, UpdateInvitationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateInvitation(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateInvitation>>, variables: UpdateInvitationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListInvitationsQueryKey(), getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateInvitationMutationVariables = {id: string;data: BodyType<InvitationUpdate>}

    /**
 * @summary Expires an invitation (CALL-35).
 */
export const useUpdateInvitation = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInvitation>>, TError,UpdateInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInvitation>>,
        TError,
        UpdateInvitationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateInvitationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * At most once a minute and five times an hour. Invitations that were answered or cancelled are a 409.
 * @summary Sends the invitation again (CALL-33).
 */
export const resendInvitation = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Invitation>(
      {url: `/v1/invitations/${encodeURIComponent(String(id))}/resend/`, method: 'POST', signal
    },
      options);
    }




export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendInvitation(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resendInvitation>>, variables: ResendInvitationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListInvitationsQueryKey(), getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ResendInvitationMutationVariables = {id: string}

    /**
 * @summary Sends the invitation again (CALL-33).
 */
export const useResendInvitation = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResendInvitationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The token is the only secret. Unknown tokens are a 404; closed invitations are returned with their status.
 * @summary Which organization invites, and to what; open to everyone (CALL-29, CALL-30).
 */
export const reviewInvitation = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationReview>(
      {url: `/v1/invitations/${encodeURIComponent(String(token))}/review/`, method: 'GET', signal
    },
      options);
    }




export const getReviewInvitationQueryKey = (token: string,) => {
    return [
    'v1','invitations',token,'review'
    ] as const;
    }


export const getReviewInvitationQueryOptions = <TData = Awaited<ReturnType<typeof reviewInvitation>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewInvitation>>> = ({ signal }) => reviewInvitation(token, requestOptions, signal);





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reviewInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useReviewInvitation} query
 */
export const invalidateReviewInvitation = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getReviewInvitationQueryKey(token) }, options);

  return queryClient;
}




export const getReviewInvitationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof reviewInvitation>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewInvitationQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewInvitation>>> = ({ signal }) => reviewInvitation(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Use it to show the organization’s logo and colours before sign-in.
 * @summary The inviting organization's logo and theme; open to everyone (CALL-31).
 */
export const getInvitationBranding = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Branding>(
      {url: `/v1/invitations/${encodeURIComponent(String(token))}/branding/`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationBrandingQueryKey = (token: string,) => {
    return [
    'v1','invitations',token,'branding'
    ] as const;
    }


export const getGetInvitationBrandingQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationBranding>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationBranding>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationBrandingQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationBranding>>> = ({ signal }) => getInvitationBranding(token, requestOptions, signal);





   return  { queryKey, queryFn: token === null || token === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitationBranding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetInvitationBranding} query
 */
export const invalidateGetInvitationBranding = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInvitationBrandingQueryKey(token) }, options);

  return queryClient;
}




export const getGetInvitationBrandingSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationBranding>>, TError = ErrorType<NotFoundResponse>>(token: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitationBranding>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationBrandingQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationBranding>>> = ({ signal }) => getInvitationBranding(token, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInvitationBranding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Enrols one of the caller’s profiles in the journey. Invitations sent to another address are a 403
 * (`wrong_account`).
 * @summary Accepts an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const acceptInvitation = (
    token: string,
    invitationAccept: BodyType<InvitationAccept>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationAccepted>(
      {url: `/v1/invitations/${encodeURIComponent(String(token))}/accept/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationAccept, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<InvitationAcceptRefused | ValidationErrors | UnauthorizedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  acceptInvitation(token,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof acceptInvitation>>, variables: AcceptInvitationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getReviewInvitationQueryKey(variables.token), getGetCurrentUserQueryKey(), getListPatientsQueryKey(), getListOrganizationsQueryKey(), getListProcessInstancesQueryKey(), getListProcessDefinitionsQueryKey(), getListTasksQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AcceptInvitationMutationVariables = {token: string;data: BodyType<InvitationAccept>}

    /**
 * @summary Accepts an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const useAcceptInvitation = <TError = ErrorType<InvitationAcceptRefused | ValidationErrors | UnauthorizedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcceptInvitationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Final: a declined invitation can no longer be accepted. Invitations sent to another address are a 403
 * (`wrong_account`).
 * @summary Declines an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const declineInvitation = (
    token: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationReview>(
      {url: `/v1/invitations/${encodeURIComponent(String(token))}/decline/`, method: 'POST', signal
    },
      options);
    }




export const getDeclineInvitationMutationKey = () => ['declineInvitation'] as const;

export const getDeclineInvitationMutationOptions = <TError = ErrorType<UnauthorizedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext> => {

const mutationKey = getDeclineInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineInvitation>>, DeclineInvitationMutationVariables> = (props) => {
          const {token} = props ?? {};

          return  declineInvitation(token,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof declineInvitation>>, variables: DeclineInvitationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getReviewInvitationQueryKey(variables.token) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeclineInvitationMutationVariables = {token: string}

    /**
 * @summary Declines an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const useDeclineInvitation = <TError = ErrorType<UnauthorizedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvitation>>, TError,DeclineInvitationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineInvitation>>,
        TError,
        DeclineInvitationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeclineInvitationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An invitation accepted by a guest stays open until the guest has consented to both policies: for everyone else its
 * status is PENDING, and answering it ends the guest's visit like `endGuestVisit`.
 * @summary Answers an invitation as a guest; open to everyone (CALL-37, D-28).
 */
export const consumeInvitationAsGuest = (
    token: string,
    invitationConsume: BodyType<InvitationConsume>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GuestSession>(
      {url: `/v1/invitations/${encodeURIComponent(String(token))}/consume_as_guest/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationConsume, signal
    },
      options);
    }




export const getConsumeInvitationAsGuestMutationKey = () => ['consumeInvitationAsGuest'] as const;

export const getConsumeInvitationAsGuestMutationOptions = <TError = ErrorType<ValidationFailedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof consumeInvitationAsGuest>>, TError,ConsumeInvitationAsGuestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof consumeInvitationAsGuest>>, TError,ConsumeInvitationAsGuestMutationVariables, TContext> => {

const mutationKey = getConsumeInvitationAsGuestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof consumeInvitationAsGuest>>, ConsumeInvitationAsGuestMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  consumeInvitationAsGuest(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type ConsumeInvitationAsGuestMutationVariables = {token: string;data: BodyType<InvitationConsume>}

    /**
 * @summary Answers an invitation as a guest; open to everyone (CALL-37, D-28).
 */
export const useConsumeInvitationAsGuest = <TError = ErrorType<ValidationFailedResponse | InvitationForbidden | NotFoundResponse | InvitationClosed | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof consumeInvitationAsGuest>>, TError,ConsumeInvitationAsGuestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof consumeInvitationAsGuest>>,
        TError,
        ConsumeInvitationAsGuestMutationVariables,
        TContext
      > => {
      return useMutation(getConsumeInvitationAsGuestMutationOptions(options), queryClient);
    }
