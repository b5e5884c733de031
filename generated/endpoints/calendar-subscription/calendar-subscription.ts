import {
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
  CalendarSubscription,
  CalendarSubscriptionSave,
  ConflictResponse,
  ForbiddenResponse,
  KeyUsedResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Without one, `url` is null and `kinds` are those that a new address would start with.
 * @summary The private calendar address of the caller's account.
 */
export const getCalendarSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarSubscription>(
      {url: `/v1/users/current/calendar-subscription/`, method: 'GET', signal
    },
      options);
    }




export const getGetCalendarSubscriptionQueryKey = () => {
    return [
    'v1','users','current','calendar-subscription'
    ] as const;
    }


export const getGetCalendarSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarSubscription>>> = ({ signal }) => getCalendarSubscription(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetCalendarSubscription} query
 */
export const invalidateGetCalendarSubscription = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCalendarSubscriptionQueryKey() }, options);

  return queryClient;
}




export const getGetCalendarSubscriptionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCalendarSubscription>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCalendarSubscriptionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCalendarSubscription>>> = ({ signal }) => getCalendarSubscription(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCalendarSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Safe to repeat, as the address of an account that has one stays the same.
 * @summary Creates the address, or changes what is in the calendar of an existing one.
 */
export const saveCalendarSubscription = (
    calendarSubscriptionSave: BodyType<CalendarSubscriptionSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarSubscription>(
      {url: `/v1/users/current/calendar-subscription/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: calendarSubscriptionSave, signal
    },
      options);
    }




export const getSaveCalendarSubscriptionMutationKey = () => ['saveCalendarSubscription'] as const;

export const getSaveCalendarSubscriptionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCalendarSubscription>>, TError,SaveCalendarSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCalendarSubscription>>, TError,SaveCalendarSubscriptionMutationVariables, TContext> => {

const mutationKey = getSaveCalendarSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCalendarSubscription>>, SaveCalendarSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveCalendarSubscription(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveCalendarSubscription>>, variables: SaveCalendarSubscriptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCalendarSubscriptionQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveCalendarSubscriptionMutationVariables = {data: BodyType<CalendarSubscriptionSave>}

    /**
 * @summary Creates the address, or changes what is in the calendar of an existing one.
 */
export const useSaveCalendarSubscription = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCalendarSubscription>>, TError,SaveCalendarSubscriptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCalendarSubscription>>,
        TError,
        SaveCalendarSubscriptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveCalendarSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Safe to repeat. It also happens when the person withdraws a consent, and when the account closes.
 * @summary Turns the address off for good.
 */
export const deleteCalendarSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/users/current/calendar-subscription/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteCalendarSubscriptionMutationKey = () => ['deleteCalendarSubscription'] as const;

export const getDeleteCalendarSubscriptionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext> => {

const mutationKey = getDeleteCalendarSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCalendarSubscription>>, void> = () => {


          return  deleteCalendarSubscription(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteCalendarSubscription>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCalendarSubscriptionQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    /**
 * @summary Turns the address off for good.
 */
export const useDeleteCalendarSubscription = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCalendarSubscription>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCalendarSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For an address that someone else may know. A 404 without an address.
 * @summary Turns the address off and creates another with the same contents.
 */
export const replaceCalendarSubscription = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CalendarSubscription>(
      {url: `/v1/users/current/calendar-subscription/replace/`, method: 'POST', signal
    },
      options);
    }




export const getReplaceCalendarSubscriptionMutationKey = () => ['replaceCalendarSubscription'] as const;

export const getReplaceCalendarSubscriptionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceCalendarSubscription>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceCalendarSubscription>>, TError,void, TContext> => {

const mutationKey = getReplaceCalendarSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceCalendarSubscription>>, void> = () => {


          return  replaceCalendarSubscription(requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof replaceCalendarSubscription>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCalendarSubscriptionQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}


    /**
 * @summary Turns the address off and creates another with the same contents.
 */
export const useReplaceCalendarSubscription = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceCalendarSubscription>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceCalendarSubscription>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReplaceCalendarSubscriptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
