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
  AccountClosure,
  AccountClosureConfirm,
  AccountClosureRefused,
  ForbiddenResponse,
  NoContentResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getGetCurrentUserQueryKey
} from '../users/users.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Safe to repeat: asked again within three minutes, the request is the same one and no other email is sent. After that
 * another code is sent, and the one before no longer counts. Once it is confirmed, asking again changes nothing.
 * @summary Asks to close the caller's own account; a code goes to their email.
 */
export const requestAccountClosure = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountClosure>(
      {url: `/v1/users/current/closure/`, method: 'PUT', signal
    },
      options);
    }




export const getRequestAccountClosureMutationKey = () => ['requestAccountClosure'] as const;

export const getRequestAccountClosureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | AccountClosureRefused>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,void, TContext> => {

const mutationKey = getRequestAccountClosureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccountClosure>>, void> = () => {


          return  requestAccountClosure(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}


    /**
 * @summary Asks to close the caller's own account; a code goes to their email.
 */
export const useRequestAccountClosure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | AccountClosureRefused>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccountClosure>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRequestAccountClosureMutationOptions(options), queryClient);
    }
    /**
 * Safe to repeat. If the request was confirmed, the person also gets an email.
 * @summary The caller keeps their account, before or after the request was confirmed.
 */
export const cancelAccountClosure = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/users/current/closure/`, method: 'DELETE', signal
    },
      options);
    }




export const getCancelAccountClosureMutationKey = () => ['cancelAccountClosure'] as const;

export const getCancelAccountClosureMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosure>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosure>>, TError,void, TContext> => {

const mutationKey = getCancelAccountClosureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelAccountClosure>>, void> = () => {


          return  cancelAccountClosure(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelAccountClosure>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    /**
 * @summary The caller keeps their account, before or after the request was confirmed.
 */
export const useCancelAccountClosure = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosure>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelAccountClosure>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelAccountClosureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Until `closes_at` the person uses the portal as before and can change their mind (cancelAccountClosure). On that
 * date, sign-in is blocked and all sessions end; active journeys are left and drafts are deleted; shares of the
 * Health Story end; open invitations to the account's email are cancelled. Submitted answers stay with the
 * organization, which must keep a record of care by law: the care team can still read them and sees
 * `account_closed_at`. Data hidden by a withdrawn consent stays hidden. The person gets an email about the
 * confirmation and about the closure.
 *
 * Safe to repeat: after the confirmation, every code gets the same response.
 * @summary Confirms the request with the code; the account closes 30 days later.
 */
export const confirmAccountClosure = (
    accountClosureConfirm: BodyType<AccountClosureConfirm>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountClosure>(
      {url: `/v1/users/current/closure/confirm/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountClosureConfirm, signal
    },
      options);
    }




export const getConfirmAccountClosureMutationKey = () => ['confirmAccountClosure'] as const;

export const getConfirmAccountClosureMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | AccountClosureRefused>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccountClosure>>, TError,ConfirmAccountClosureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAccountClosure>>, TError,ConfirmAccountClosureMutationVariables, TContext> => {

const mutationKey = getConfirmAccountClosureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAccountClosure>>, ConfirmAccountClosureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmAccountClosure(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmAccountClosure>>, variables: ConfirmAccountClosureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmAccountClosureMutationVariables = {data: BodyType<AccountClosureConfirm>}

    /**
 * @summary Confirms the request with the code; the account closes 30 days later.
 */
export const useConfirmAccountClosure = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | AccountClosureRefused>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccountClosure>>, TError,ConfirmAccountClosureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAccountClosure>>,
        TError,
        ConfirmAccountClosureMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmAccountClosureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
