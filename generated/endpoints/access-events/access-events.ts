import {
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
  AccessAnswer,
  AccessEvent,
  AccessEventList,
  AccessReport,
  ForbiddenResponse,
  ListAccessEventsParams,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListAdminItemsQueryKey
} from '../admin-items/admin-items.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Every operation that returns something about a person to someone else adds an event. What the person does
 * themselves is left out.
 * @summary Who else looked at a person's information or changed it, newest first; the person only.
 */
export const listAccessEvents = (
    id: string,
    params?: ListAccessEventsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccessEventList>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/access-events/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAccessEventsQueryKey = (id: string,
    params?: ListAccessEventsParams,) => {
    return [
    'v1','patients',id,'access-events', ...(params ? [params] : [])
    ] as const;
    }


export const getListAccessEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAccessEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListAccessEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccessEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccessEventsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccessEvents>>> = ({ signal }) => listAccessEvents(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAccessEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListAccessEvents} query
 */
export const invalidateListAccessEvents = async (
 queryClient: QueryClient, id: string,
    params?: ListAccessEventsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAccessEventsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListAccessEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAccessEvents>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListAccessEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccessEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccessEventsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccessEvents>>> = ({ signal }) => listAccessEvents(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccessEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Reporting an event again changes nothing.
 * @summary Reports an event that the person does not recognize to the administrators.
 */
export const reportAccessEvent = (
    id: string,
    eventId: string,
    accessReport: BodyType<AccessReport>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccessEvent>(
      {url: `/v1/patients/${encodeURIComponent(String(id))}/access-events/${encodeURIComponent(String(eventId))}/report/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accessReport, signal
    },
      options);
    }




export const getReportAccessEventMutationKey = () => ['reportAccessEvent'] as const;

export const getReportAccessEventMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportAccessEvent>>, TError,ReportAccessEventMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportAccessEvent>>, TError,ReportAccessEventMutationVariables, TContext> => {

const mutationKey = getReportAccessEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportAccessEvent>>, ReportAccessEventMutationVariables> = (props) => {
          const {id,eventId,data} = props ?? {};

          return  reportAccessEvent(id,eventId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reportAccessEvent>>, variables: ReportAccessEventMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListAccessEventsQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReportAccessEventMutationVariables = {id: string;eventId: string;data: BodyType<AccessReport>}

    /**
 * @summary Reports an event that the person does not recognize to the administrators.
 */
export const useReportAccessEvent = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportAccessEvent>>, TError,ReportAccessEventMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportAccessEvent>>,
        TError,
        ReportAccessEventMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReportAccessEventMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The person sees the answer, and the item leaves the list of the administrators. A 404 without a report.
 * @summary Answers a person's report; administrators only.
 */
export const answerAccessReport = (
    id: string,
    accessAnswer: BodyType<AccessAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccessEvent>(
      {url: `/v1/access-events/${encodeURIComponent(String(id))}/answer/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accessAnswer, signal
    },
      options);
    }




export const getAnswerAccessReportMutationKey = () => ['answerAccessReport'] as const;

export const getAnswerAccessReportMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerAccessReport>>, TError,AnswerAccessReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerAccessReport>>, TError,AnswerAccessReportMutationVariables, TContext> => {

const mutationKey = getAnswerAccessReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerAccessReport>>, AnswerAccessReportMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerAccessReport(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof answerAccessReport>>, variables: AnswerAccessReportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListAdminItemsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AnswerAccessReportMutationVariables = {id: string;data: BodyType<AccessAnswer>}

    /**
 * @summary Answers a person's report; administrators only.
 */
export const useAnswerAccessReport = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerAccessReport>>, TError,AnswerAccessReportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerAccessReport>>,
        TError,
        AnswerAccessReportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAnswerAccessReportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
