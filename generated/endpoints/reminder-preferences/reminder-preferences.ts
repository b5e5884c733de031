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
  ForbiddenResponse,
  ReminderPreferences,
  ReminderPreferencesSave,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Until the caller has saved some, `channels` is empty and no reminder is sent.
 * @summary How and when the caller is reminded of what is due.
 */
export const getReminderPreferences = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReminderPreferences>(
      {url: `/v1/users/current/reminder-preferences/`, method: 'GET', signal
    },
      options);
    }




export const getGetReminderPreferencesQueryKey = () => {
    return [
    'v1','users','current','reminder-preferences'
    ] as const;
    }


export const getGetReminderPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof getReminderPreferences>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReminderPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReminderPreferences>>> = ({ signal }) => getReminderPreferences(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReminderPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetReminderPreferences} query
 */
export const invalidateGetReminderPreferences = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReminderPreferencesQueryKey() }, options);

  return queryClient;
}




export const getGetReminderPreferencesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReminderPreferences>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReminderPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReminderPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReminderPreferences>>> = ({ signal }) => getReminderPreferences(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReminderPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Reminders that a care team sends do not depend on it.
 * @summary Changes how and when the caller is reminded of what is due.
 */
export const saveReminderPreferences = (
    reminderPreferencesSave: BodyType<ReminderPreferencesSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReminderPreferences>(
      {url: `/v1/users/current/reminder-preferences/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: reminderPreferencesSave, signal
    },
      options);
    }




export const getSaveReminderPreferencesMutationKey = () => ['saveReminderPreferences'] as const;

export const getSaveReminderPreferencesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReminderPreferences>>, TError,SaveReminderPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveReminderPreferences>>, TError,SaveReminderPreferencesMutationVariables, TContext> => {

const mutationKey = getSaveReminderPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveReminderPreferences>>, SaveReminderPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveReminderPreferences(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveReminderPreferences>>, variables: SaveReminderPreferencesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetReminderPreferencesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveReminderPreferencesMutationVariables = {data: BodyType<ReminderPreferencesSave>}

    /**
 * @summary Changes how and when the caller is reminded of what is due.
 */
export const useSaveReminderPreferences = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveReminderPreferences>>, TError,SaveReminderPreferencesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveReminderPreferences>>,
        TError,
        SaveReminderPreferencesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveReminderPreferencesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
