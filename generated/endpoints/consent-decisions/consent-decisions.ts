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
  ConsentDecision,
  ConsentDecisionCreate,
  ForbiddenResponse,
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
 * @summary Records a consent; one call a policy (CALL-55..60).
 */
export const createConsentDecision = (
    consentDecisionCreate: BodyType<ConsentDecisionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConsentDecision>(
      {url: `/v1/consent-decisions/consent/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: consentDecisionCreate, signal
    },
      options);
    }




export const getCreateConsentDecisionMutationKey = () => ['createConsentDecision'] as const;

export const getCreateConsentDecisionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConsentDecision>>, TError,CreateConsentDecisionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createConsentDecision>>, TError,CreateConsentDecisionMutationVariables, TContext> => {

const mutationKey = getCreateConsentDecisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createConsentDecision>>, CreateConsentDecisionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createConsentDecision(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createConsentDecision>>, variables: CreateConsentDecisionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateConsentDecisionMutationResult = NonNullable<Awaited<ReturnType<typeof createConsentDecision>>>
    export type CreateConsentDecisionMutationBody = BodyType<ConsentDecisionCreate>
    export type CreateConsentDecisionMutationError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>
    export type CreateConsentDecisionMutationVariables = {data: BodyType<ConsentDecisionCreate>}

    /**
 * @summary Records a consent; one call a policy (CALL-55..60).
 */
export const useCreateConsentDecision = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConsentDecision>>, TError,CreateConsentDecisionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createConsentDecision>>,
        TError,
        CreateConsentDecisionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateConsentDecisionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
