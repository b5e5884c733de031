import {
  useMutation

} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult

} from '@tanstack/react-query';

import type {
  ForbiddenResponse,
  HealthLinkFiles,
  HealthLinkRead,
  HealthLinkWrongPasscode,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationErrors
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The client keeps the key of the link and decrypts the files itself; neither the key nor a decrypted file reaches the
 * backend. The backend fetches in place of the browser, because the page may only connect to its own hosts, and names
 * the portal as the recipient.
 *
 * A backend protects itself: it resolves the host once and connects only to that address, refuses addresses that are
 * private, loopback, link-local or its own, follows no redirects, waits ten seconds at most, and stops at the limits of
 * the answer. It stores and logs neither the address nor what it fetched. An address that it refuses is a 404, as is a
 * link that is unknown, expired or turned off.
 * @summary Fetches the encrypted files behind a SMART Health Link.
 */
export const readHealthLink = (
    healthLinkRead: BodyType<HealthLinkRead>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HealthLinkFiles>(
      {url: `/v1/health-links/read/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: healthLinkRead, signal
    },
      options);
    }




export const getReadHealthLinkMutationKey = () => ['readHealthLink'] as const;

export const getReadHealthLinkMutationOptions = <TError = ErrorType<HealthLinkWrongPasscode | ValidationErrors | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readHealthLink>>, TError,ReadHealthLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readHealthLink>>, TError,ReadHealthLinkMutationVariables, TContext> => {

const mutationKey = getReadHealthLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readHealthLink>>, ReadHealthLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readHealthLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}
    export type ReadHealthLinkMutationVariables = {data: BodyType<HealthLinkRead>}

    /**
 * @summary Fetches the encrypted files behind a SMART Health Link.
 */
export const useReadHealthLink = <TError = ErrorType<HealthLinkWrongPasscode | ValidationErrors | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readHealthLink>>, TError,ReadHealthLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readHealthLink>>,
        TError,
        ReadHealthLinkMutationVariables,
        TContext
      > => {
      return useMutation(getReadHealthLinkMutationOptions(options), queryClient);
    }
