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
  ForbiddenResponse,
  ListProcessInstanceVariablesParams,
  NoContentResponse,
  NotFoundResponse,
  ProcessInstanceVariableList,
  UnauthorizedResponse,
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
  getListProcessDefinitionsQueryKey
} from '../process-definitions/process-definitions.ts';

import {
  getListProcessInstancesQueryKey
} from '../process-instances/process-instances.ts';

import {
  getListTasksQueryKey
} from '../tasks/tasks.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * What was answered, the drafts, the events, the variables and the incidents go with it. The audit events of the
 * journey stay.
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const deleteProcessInstance = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProcessInstanceMutationKey = () => ['deleteProcessInstance'] as const;

export const getDeleteProcessInstanceMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext> => {

const mutationKey = getDeleteProcessInstanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProcessInstance>>, DeleteProcessInstanceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteProcessInstance(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteProcessInstance>>, variables: DeleteProcessInstanceMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProcessInstancesQueryKey(), getListTasksQueryKey(), getListProcessDefinitionsQueryKey(), getListJourneyEventsQueryKey(), getListOrganizationJourneysQueryKey(), getListAttentionItemsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteProcessInstanceMutationVariables = {id: string}

    /**
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const useDeleteProcessInstance = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProcessInstance>>, TError,DeleteProcessInstanceMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProcessInstance>>,
        TError,
        DeleteProcessInstanceMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteProcessInstanceMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For support and repair. Values may be health data.
 * @summary The variables of a journey, by name; administrators only.
 */
export const listProcessInstanceVariables = (
    id: string,
    params?: ListProcessInstanceVariablesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceVariableList>(
      {url: `/v1/process-instances/${encodeURIComponent(String(id))}/variable/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListProcessInstanceVariablesQueryKey = (id: string,
    params?: ListProcessInstanceVariablesParams,) => {
    return [
    'v1','process-instances',id,'variable', ...(params ? [params] : [])
    ] as const;
    }


export const getListProcessInstanceVariablesQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceVariablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceVariablesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceVariables>>> = ({ signal }) => listProcessInstanceVariables(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListProcessInstanceVariables} query
 */
export const invalidateListProcessInstanceVariables = async (
 queryClient: QueryClient, id: string,
    params?: ListProcessInstanceVariablesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProcessInstanceVariablesQueryKey(id,params) }, options);

  return queryClient;
}




export const getListProcessInstanceVariablesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListProcessInstanceVariablesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProcessInstanceVariablesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProcessInstanceVariables>>> = ({ signal }) => listProcessInstanceVariables(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listProcessInstanceVariables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








