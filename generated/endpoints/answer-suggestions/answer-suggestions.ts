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
  AnswerSuggestionsReview,
  ForbiddenResponse,
  NotFoundResponse,
  SuggestionsResponse,
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
  getListMedicationsQueryKey
} from '../medications/medications.ts';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Follows `record` of the form's questions. Nothing is in the record until `reviewAnswerSuggestions` accepts it. Only
 * for the owner of the profile; a 404 for the care team and administrators.
 * @summary The health records that the answers of a submission describe.
 */
export const listAnswerSuggestions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SuggestionsResponse>(
      {url: `/v1/submissions/${encodeURIComponent(String(id))}/record_suggestions/`, method: 'GET', signal
    },
      options);
    }




export const getListAnswerSuggestionsQueryKey = (id: string,) => {
    return [
    'v1','submissions',id,'record_suggestions'
    ] as const;
    }


export const getListAnswerSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listAnswerSuggestions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnswerSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnswerSuggestionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnswerSuggestions>>> = ({ signal }) => listAnswerSuggestions(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnswerSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListAnswerSuggestions} query
 */
export const invalidateListAnswerSuggestions = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAnswerSuggestionsQueryKey(id) }, options);

  return queryClient;
}




export const getListAnswerSuggestionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAnswerSuggestions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAnswerSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnswerSuggestionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnswerSuggestions>>> = ({ signal }) => listAnswerSuggestions(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAnswerSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The records have the source `form` and the submission in `source_submission`. A suggestion that is already decided
 * stays as it is, so a call whose response was lost can be repeated.
 * @summary Takes answers over into the health record, or leaves them.
 */
export const reviewAnswerSuggestions = (
    id: string,
    answerSuggestionsReview: BodyType<AnswerSuggestionsReview>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SuggestionsResponse>(
      {url: `/v1/submissions/${encodeURIComponent(String(id))}/record_suggestions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerSuggestionsReview, signal
    },
      options);
    }




export const getReviewAnswerSuggestionsMutationKey = () => ['reviewAnswerSuggestions'] as const;

export const getReviewAnswerSuggestionsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewAnswerSuggestions>>, TError,ReviewAnswerSuggestionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewAnswerSuggestions>>, TError,ReviewAnswerSuggestionsMutationVariables, TContext> => {

const mutationKey = getReviewAnswerSuggestionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewAnswerSuggestions>>, ReviewAnswerSuggestionsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewAnswerSuggestions(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reviewAnswerSuggestions>>, variables: ReviewAnswerSuggestionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAnswerSuggestionsQueryKey(variables.id), getListAllergiesQueryKey(), getListConditionsQueryKey(), getListMedicationsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReviewAnswerSuggestionsMutationVariables = {id: string;data: BodyType<AnswerSuggestionsReview>}

    /**
 * @summary Takes answers over into the health record, or leaves them.
 */
export const useReviewAnswerSuggestions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewAnswerSuggestions>>, TError,ReviewAnswerSuggestionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewAnswerSuggestions>>,
        TError,
        ReviewAnswerSuggestionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReviewAnswerSuggestionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
