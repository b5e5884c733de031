import {
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
  ForbiddenResponse,
  GuestClaimNonce,
  NotFoundResponse,
  UnauthorizedResponse,
  UserPreferences,
  UserPreferencesUpdate,
  ValidationFailedResponse
} from '../../model';

import {
  getGetCurrentUserQueryKey
} from '../users/users.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Only the person can change it. The language decides texts, emails and dates of later responses.
 * @summary Changes the language preference (CALL-16).
 */
export const updateUserPreferences = (
    userId: string,
    userPreferencesUpdate: BodyType<UserPreferencesUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserPreferences>(
      {url: `/v1/user-preferences/${encodeURIComponent(String(userId))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userPreferencesUpdate, signal
    },
      options);
    }




export const getUpdateUserPreferencesMutationKey = () => ['updateUserPreferences'] as const;

export const getUpdateUserPreferencesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserPreferences>>, TError,UpdateUserPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserPreferences>>, TError,UpdateUserPreferencesMutationVariables, TContext> => {

const mutationKey = getUpdateUserPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserPreferences>>, UpdateUserPreferencesMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  updateUserPreferences(userId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateUserPreferences>>, variables: UpdateUserPreferencesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateUserPreferencesMutationVariables = {userId: string;data: BodyType<UserPreferencesUpdate>}

    /**
 * @summary Changes the language preference (CALL-16).
 */
export const useUpdateUserPreferences = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserPreferences>>, TError,UpdateUserPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserPreferences>>,
        TError,
        UpdateUserPreferencesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserPreferencesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Send it to `claimGuestUser` after signing in to the account. It works once, for a day.
 * @summary Makes the nonce with which the guest's work can be claimed, once (CALL-15).
 */
export const createGuestUserClaimNonce = (
    userId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GuestClaimNonce>(
      {url: `/v1/user-preferences/${encodeURIComponent(String(userId))}/guest_user_claim_nonce/`, method: 'POST', signal
    },
      options);
    }




export const getCreateGuestUserClaimNonceMutationKey = () => ['createGuestUserClaimNonce'] as const;

export const getCreateGuestUserClaimNonceMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuestUserClaimNonce>>, TError,CreateGuestUserClaimNonceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGuestUserClaimNonce>>, TError,CreateGuestUserClaimNonceMutationVariables, TContext> => {

const mutationKey = getCreateGuestUserClaimNonceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGuestUserClaimNonce>>, CreateGuestUserClaimNonceMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  createGuestUserClaimNonce(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type CreateGuestUserClaimNonceMutationVariables = {userId: string}

    /**
 * @summary Makes the nonce with which the guest's work can be claimed, once (CALL-15).
 */
export const useCreateGuestUserClaimNonce = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuestUserClaimNonce>>, TError,CreateGuestUserClaimNonceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGuestUserClaimNonce>>,
        TError,
        CreateGuestUserClaimNonceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGuestUserClaimNonceMutationOptions(options), queryClient);
    }
