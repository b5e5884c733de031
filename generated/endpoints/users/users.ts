import {
  matchQuery,
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
  ForbiddenResponse,
  GuestClaim,
  GuestClaimRefused,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  User,
  UserUpdate,
  ValidationErrors,
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

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Call it first after signing in: roles, consents and the active profile decide which pages a person can open.
 * Guests are users too (`is_guest`).
 * @summary The signed-in user; 401 if no one is signed in (CALL-10, CALL-11).
 */
export const getCurrentUser = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/v1/users/current/`, method: 'GET', signal
    },
      options);
    }




export const getGetCurrentUserQueryKey = () => {
    return [
    'v1','users','current'
    ] as const;
    }


export const getGetCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetCurrentUser} query
 */
export const invalidateGetCurrentUser = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() }, options);

  return queryClient;
}




export const getGetCurrentUserSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The guest's token is refused from then on, and what the guest did can no longer be moved to an account. A guest
 * who has not agreed to both policies leaves nothing behind: their profile and their journey are gone, and the
 * invitation can be answered again.
 * @summary Ends the visit of the guest who calls (SHELL-37).
 */
export const endGuestVisit = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/users/current/end_visit/`, method: 'POST', signal
    },
      options);
    }




export const getEndGuestVisitMutationKey = () => ['endGuestVisit'] as const;

export const getEndGuestVisitMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endGuestVisit>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endGuestVisit>>, TError,void, TContext> => {

const mutationKey = getEndGuestVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endGuestVisit>>, void> = () => {


          return  endGuestVisit(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}


    /**
 * @summary Ends the visit of the guest who calls (SHELL-37).
 */
export const useEndGuestVisit = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endGuestVisit>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endGuestVisit>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndGuestVisitMutationOptions(options), queryClient);
    }
    /**
 * Omitted fields stay as they are. `current_patient` must be one of the caller’s own profiles.
 * @summary Changes the given fields of the caller's own account, such as the active profile (D-39).
 */
export const updateUser = (
    id: string,
    userUpdate: BodyType<UserUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userUpdate, signal
    },
      options);
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUser(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateUser>>, variables: UpdateUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateUserMutationVariables = {id: string;data: BodyType<UserUpdate>}

    /**
 * @summary Changes the given fields of the caller's own account, such as the active profile (D-39).
 */
export const useUpdateUser = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Needs the nonce that the guest made. Profiles, journeys and answers move to the account and the guest’s token
 * stops working. A nonce works once.
 * @summary Moves what a guest made into the signed-in account; the id is the guest's (CALL-13, D-27).
 */
export const claimGuestUser = (
    id: string,
    guestClaim: BodyType<GuestClaim>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<User>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/claim-guest/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guestClaim, signal
    },
      options);
    }




export const getClaimGuestUserMutationKey = () => ['claimGuestUser'] as const;

export const getClaimGuestUserMutationOptions = <TError = ErrorType<GuestClaimRefused | ValidationErrors | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimGuestUser>>, TError,ClaimGuestUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimGuestUser>>, TError,ClaimGuestUserMutationVariables, TContext> => {

const mutationKey = getClaimGuestUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimGuestUser>>, ClaimGuestUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  claimGuestUser(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimGuestUser>>, variables: ClaimGuestUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetCurrentUserQueryKey(), getListPatientsQueryKey(), getListOrganizationsQueryKey(), getListProcessInstancesQueryKey(), getListProcessDefinitionsQueryKey(), getListTasksQueryKey(), getListJourneyEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ClaimGuestUserMutationVariables = {id: string;data: BodyType<GuestClaim>}

    /**
 * @summary Moves what a guest made into the signed-in account; the id is the guest's (CALL-13, D-27).
 */
export const useClaimGuestUser = <TError = ErrorType<GuestClaimRefused | ValidationErrors | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimGuestUser>>, TError,ClaimGuestUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimGuestUser>>,
        TError,
        ClaimGuestUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimGuestUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
