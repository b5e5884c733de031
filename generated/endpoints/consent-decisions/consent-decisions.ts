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
  ConsentDecision,
  ConsentDecisionCreate,
  ConsentDecisionList,
  ForbiddenResponse,
  KeyUsedResponse,
  ListConsentDecisionsParams,
  NotFoundResponse,
  StillRunningResponse,
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
 * Decisions are never changed or deleted; the newest one for a policy counts.
 * @summary What the caller agreed to, and when; the newest first.
 */
export const listConsentDecisions = (
    params?: ListConsentDecisionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConsentDecisionList>(
      {url: `/v1/consent-decisions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListConsentDecisionsQueryKey = (params?: ListConsentDecisionsParams,) => {
    return [
    'v1','consent-decisions', ...(params ? [params] : [])
    ] as const;
    }


export const getListConsentDecisionsQueryOptions = <TData = Awaited<ReturnType<typeof listConsentDecisions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListConsentDecisionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsentDecisions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConsentDecisionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConsentDecisions>>> = ({ signal }) => listConsentDecisions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConsentDecisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListConsentDecisions} query
 */
export const invalidateListConsentDecisions = async (
 queryClient: QueryClient, params?: ListConsentDecisionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListConsentDecisionsQueryKey(params) }, options);

  return queryClient;
}




export const getListConsentDecisionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConsentDecisions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListConsentDecisionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConsentDecisions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConsentDecisionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConsentDecisions>>> = ({ signal }) => listConsentDecisions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConsentDecisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Our proposal for a withdrawn consent (`consented: false` after `true`): the person's active shares end, and only
 * the person can read their profiles, journeys and answers. For care teams and administrators these are a 404 and
 * appear in no list. The person can still read and download everything. Giving consent again restores access, except
 * for the ended shares.
 * @summary Records a consent, one call per policy (CALL-55..60).
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

export const getCreateConsentDecisionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getListConsentDecisionsQueryKey(), getGetCurrentUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateConsentDecisionMutationVariables = {data: BodyType<ConsentDecisionCreate>}

    /**
 * @summary Records a consent, one call per policy (CALL-55..60).
 */
export const useCreateConsentDecision = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
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
