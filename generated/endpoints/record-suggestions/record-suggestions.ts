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
  ErrorDetail,
  ForbiddenResponse,
  ListRecordSuggestionsParams,
  NotFoundResponse,
  RecordSuggestion,
  RecordSuggestionAnswer,
  RecordSuggestionList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListAllergiesQueryKey
} from '../allergies/allergies.ts';

import {
  getListConditionsQueryKey
} from '../conditions/conditions.ts';

import {
  getListFamilyHistoryQueryKey
} from '../family-history/family-history.ts';

import {
  getListImmunizationsQueryKey
} from '../immunizations/immunizations.ts';

import {
  getListMedicationsQueryKey
} from '../medications/medications.ts';

import {
  getListProceduresQueryKey
} from '../procedures/procedures.ts';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

import {
  getListTestResultsQueryKey
} from '../test-results/test-results.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * An open suggestion is withdrawn when its kind is no longer shared with the organization.
 * @summary What care teams suggested for a person's Health Story, newest first.
 */
export const listRecordSuggestions = (
    params: ListRecordSuggestionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordSuggestionList>(
      {url: `/v1/record-suggestions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListRecordSuggestionsQueryKey = (params?: ListRecordSuggestionsParams,) => {
    return [
    'v1','record-suggestions', ...(params ? [params] : [])
    ] as const;
    }


export const getListRecordSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listRecordSuggestions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListRecordSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordSuggestions>>> = ({ signal }) => listRecordSuggestions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecordSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListRecordSuggestions} query
 */
export const invalidateListRecordSuggestions = async (
 queryClient: QueryClient, params: ListRecordSuggestionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRecordSuggestionsQueryKey(params) }, options);

  return queryClient;
}




export const getListRecordSuggestionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecordSuggestions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListRecordSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordSuggestions>>> = ({ signal }) => listRecordSuggestions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecordSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * An accepted suggestion becomes a record with the source `provider`, recorded by who suggested it. The same
 * decision again changes nothing; another one, or one about a withdrawn suggestion, is a 409.
 * @summary Accepts or declines a suggestion.
 */
export const answerRecordSuggestion = (
    id: string,
    recordSuggestionAnswer: BodyType<RecordSuggestionAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordSuggestion>(
      {url: `/v1/record-suggestions/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: recordSuggestionAnswer, signal
    },
      options);
    }




export const getAnswerRecordSuggestionMutationKey = () => ['answerRecordSuggestion'] as const;

export const getAnswerRecordSuggestionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerRecordSuggestion>>, TError,AnswerRecordSuggestionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerRecordSuggestion>>, TError,AnswerRecordSuggestionMutationVariables, TContext> => {

const mutationKey = getAnswerRecordSuggestionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerRecordSuggestion>>, AnswerRecordSuggestionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerRecordSuggestion(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof answerRecordSuggestion>>, variables: AnswerRecordSuggestionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListRecordSuggestionsQueryKey(), getListAllergiesQueryKey(), getListMedicationsQueryKey(), getListConditionsQueryKey(), getListImmunizationsQueryKey(), getListProceduresQueryKey(), getListFamilyHistoryQueryKey(), getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AnswerRecordSuggestionMutationVariables = {id: string;data: BodyType<RecordSuggestionAnswer>}

    /**
 * @summary Accepts or declines a suggestion.
 */
export const useAnswerRecordSuggestion = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerRecordSuggestion>>, TError,AnswerRecordSuggestionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerRecordSuggestion>>,
        TError,
        AnswerRecordSuggestionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAnswerRecordSuggestionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
