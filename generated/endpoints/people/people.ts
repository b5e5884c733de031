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
  ErrorDetail,
  ForbiddenResponse,
  KeyUsedResponse,
  ListPersonMessagesParams,
  ListPersonNotesParams,
  ListPersonSuggestionsParams,
  ListPersonTrendsParams,
  NotFoundResponse,
  PeopleSearch,
  Person,
  PersonHealthCard,
  PersonHealthStory,
  PersonHitList,
  PersonMessageList,
  PersonNote,
  PersonNoteCreate,
  PersonNoteList,
  PersonTrendList,
  RecordSuggestion,
  RecordSuggestionCreate,
  RecordSuggestionList,
  SearchPeopleParams,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * The search terms are sent in the body, so that names never appear in a URL. Every word must match the name, email,
 * phone or birth date, or the whole search a part of the health-card number. Case and accents are ignored. Names tolerate one typo from four letters on, and two from
 * eight. The search is recorded in the audit events without its terms.
 * @summary Finds people enrolled in the journeys of an organization, best match first; its care team only.
 */
export const searchPeople = (
    id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonHitList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/search/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: peopleSearch,
        params, signal
    },
      options);
    }




export const getSearchPeopleQueryKey = (id: string,
    peopleSearch?: BodyType<PeopleSearch>,
    params?: SearchPeopleParams,) => {
    return [
    'POST', 'v1','organizations',id,'people','search', ...(params ? [params] : []), peopleSearch
    ] as const;
    }


export const getSearchPeopleQueryOptions = <TData = Awaited<ReturnType<typeof searchPeople>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchPeople>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchPeopleQueryKey(id,peopleSearch,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchPeople>>> = ({ signal }) => searchPeople(id,peopleSearch,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchPeople>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useSearchPeople} query
 */
export const invalidateSearchPeople = async (
 queryClient: QueryClient, id: string,
    peopleSearch: BodyType<PeopleSearch>,
    params?: SearchPeopleParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchPeopleQueryKey(id,peopleSearch,params) }, options);

  return queryClient;
}




/**
 * Every view is recorded in the audit events.
 * @summary Who a person is and how to reach them; the organization's care team only.
 */
export const getPerson = (
    id: string,
    patientId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Person>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetPersonQueryKey = (id: string,
    patientId: string,) => {
    return [
    'v1','organizations',id,'people',patientId
    ] as const;
    }


export const getGetPersonQueryOptions = <TData = Awaited<ReturnType<typeof getPerson>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerson>>> = ({ signal }) => getPerson(id,patientId, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetPerson} query
 */
export const invalidateGetPerson = async (
 queryClient: QueryClient, id: string,
    patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPersonQueryKey(id,patientId) }, options);

  return queryClient;
}




export const getGetPersonSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPerson>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPerson>>> = ({ signal }) => getPerson(id,patientId, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A 404 if the organization does not keep them. The audit events record who changed it, never the number.
 * @summary Keeps a person's health-card number for the organization; its care team only.
 */
export const savePersonHealthCard = (
    id: string,
    patientId: string,
    personHealthCard: BodyType<PersonHealthCard>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonHealthCard>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/health-card/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: personHealthCard, signal
    },
      options);
    }




export const getSavePersonHealthCardMutationKey = () => ['savePersonHealthCard'] as const;

export const getSavePersonHealthCardMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonHealthCard>>, TError,SavePersonHealthCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof savePersonHealthCard>>, TError,SavePersonHealthCardMutationVariables, TContext> => {

const mutationKey = getSavePersonHealthCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePersonHealthCard>>, SavePersonHealthCardMutationVariables> = (props) => {
          const {id,patientId,data} = props ?? {};

          return  savePersonHealthCard(id,patientId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof savePersonHealthCard>>, variables: SavePersonHealthCardMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetPersonQueryKey(variables.id, variables.patientId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SavePersonHealthCardMutationVariables = {id: string;patientId: string;data: BodyType<PersonHealthCard>}

    /**
 * @summary Keeps a person's health-card number for the organization; its care team only.
 */
export const useSavePersonHealthCard = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonHealthCard>>, TError,SavePersonHealthCardMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePersonHealthCard>>,
        TError,
        SavePersonHealthCardMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSavePersonHealthCardMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Of the journeys of this organization alone: numbers and scales that were answered at least twice. A question of
 * another version of its form is the same while its key, unit and ends are the same.
 * @summary Answers in numbers of a person over time, a question each, last answered first; the care team only.
 */
export const listPersonTrends = (
    id: string,
    patientId: string,
    params?: ListPersonTrendsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonTrendList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/trends/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPersonTrendsQueryKey = (id: string,
    patientId: string,
    params?: ListPersonTrendsParams,) => {
    return [
    'v1','organizations',id,'people',patientId,'trends', ...(params ? [params] : [])
    ] as const;
    }


export const getListPersonTrendsQueryOptions = <TData = Awaited<ReturnType<typeof listPersonTrends>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonTrendsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonTrends>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonTrendsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonTrends>>> = ({ signal }) => listPersonTrends(id,patientId,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonTrends>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPersonTrends} query
 */
export const invalidateListPersonTrends = async (
 queryClient: QueryClient, id: string,
    patientId: string,
    params?: ListPersonTrendsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonTrendsQueryKey(id,patientId,params) }, options);

  return queryClient;
}




export const getListPersonTrendsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonTrends>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonTrendsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonTrends>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonTrendsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonTrends>>> = ({ signal }) => listPersonTrends(id,patientId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonTrends>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * When, how and why, never what it said. An invitation is listed once, when it was sent last. Messages for other
 * organizations, and those about the account, are not in it. Every view is recorded in the audit events.
 * @summary What the system sent to a person for the organization, newest first; the care team only.
 */
export const listPersonMessages = (
    id: string,
    patientId: string,
    params?: ListPersonMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonMessageList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/messages/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPersonMessagesQueryKey = (id: string,
    patientId: string,
    params?: ListPersonMessagesParams,) => {
    return [
    'v1','organizations',id,'people',patientId,'messages', ...(params ? [params] : [])
    ] as const;
    }


export const getListPersonMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listPersonMessages>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonMessagesQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonMessages>>> = ({ signal }) => listPersonMessages(id,patientId,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPersonMessages} query
 */
export const invalidateListPersonMessages = async (
 queryClient: QueryClient, id: string,
    patientId: string,
    params?: ListPersonMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonMessagesQueryKey(id,patientId,params) }, options);

  return queryClient;
}




export const getListPersonMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonMessages>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonMessagesQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonMessages>>> = ({ signal }) => listPersonMessages(id,patientId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The person does not see them. Every view is recorded in the audit events.
 * @summary The notes of the organization's care team about a person, newest first; the care team only.
 */
export const listPersonNotes = (
    id: string,
    patientId: string,
    params?: ListPersonNotesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonNoteList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/notes/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPersonNotesQueryKey = (id: string,
    patientId: string,
    params?: ListPersonNotesParams,) => {
    return [
    'v1','organizations',id,'people',patientId,'notes', ...(params ? [params] : [])
    ] as const;
    }


export const getListPersonNotesQueryOptions = <TData = Awaited<ReturnType<typeof listPersonNotes>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonNotesQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonNotes>>> = ({ signal }) => listPersonNotes(id,patientId,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPersonNotes} query
 */
export const invalidateListPersonNotes = async (
 queryClient: QueryClient, id: string,
    patientId: string,
    params?: ListPersonNotesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonNotesQueryKey(id,patientId,params) }, options);

  return queryClient;
}




export const getListPersonNotesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonNotes>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonNotesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonNotes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonNotesQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonNotes>>> = ({ signal }) => listPersonNotes(id,patientId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A note is never changed or deleted; a correction is another note. Its text is not in the audit events.
 * @summary Adds a note about a person; the organization's care team only.
 */
export const createPersonNote = (
    id: string,
    patientId: string,
    personNoteCreate: BodyType<PersonNoteCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonNote>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/notes/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: personNoteCreate, signal
    },
      options);
    }




export const getCreatePersonNoteMutationKey = () => ['createPersonNote'] as const;

export const getCreatePersonNoteMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonNote>>, TError,CreatePersonNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPersonNote>>, TError,CreatePersonNoteMutationVariables, TContext> => {

const mutationKey = getCreatePersonNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPersonNote>>, CreatePersonNoteMutationVariables> = (props) => {
          const {id,patientId,data} = props ?? {};

          return  createPersonNote(id,patientId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createPersonNote>>, variables: CreatePersonNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonNotesQueryKey(variables.id, variables.patientId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreatePersonNoteMutationVariables = {id: string;patientId: string;data: BodyType<PersonNoteCreate>}

    /**
 * @summary Adds a note about a person; the organization's care team only.
 */
export const useCreatePersonNote = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonNote>>, TError,CreatePersonNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPersonNote>>,
        TError,
        CreatePersonNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePersonNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A 404 if they show nothing. Every view is recorded in the audit events, and the person sees who opened it and when
 * (`CareTeamShare.openings`).
 * @summary What a person shows of their Health Story to the organization's care team; read only.
 */
export const getPersonHealthStory = (
    id: string,
    patientId: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PersonHealthStory>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/health-story/`, method: 'GET', signal
    },
      options);
    }




export const getGetPersonHealthStoryQueryKey = (id: string,
    patientId: string,) => {
    return [
    'v1','organizations',id,'people',patientId,'health-story'
    ] as const;
    }


export const getGetPersonHealthStoryQueryOptions = <TData = Awaited<ReturnType<typeof getPersonHealthStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonHealthStoryQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonHealthStory>>> = ({ signal }) => getPersonHealthStory(id,patientId, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetPersonHealthStory} query
 */
export const invalidateGetPersonHealthStory = async (
 queryClient: QueryClient, id: string,
    patientId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPersonHealthStoryQueryKey(id,patientId) }, options);

  return queryClient;
}




export const getGetPersonHealthStorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPersonHealthStory>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonHealthStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonHealthStoryQueryKey(id,patientId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonHealthStory>>> = ({ signal }) => getPersonHealthStory(id,patientId, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonHealthStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * It shows what became of each suggestion. Every view is in the person's access log.
 * @summary What the organization's care team suggested for a person's Health Story, newest first; the care team only.
 */
export const listPersonSuggestions = (
    id: string,
    patientId: string,
    params?: ListPersonSuggestionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordSuggestionList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/suggestions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPersonSuggestionsQueryKey = (id: string,
    patientId: string,
    params?: ListPersonSuggestionsParams,) => {
    return [
    'v1','organizations',id,'people',patientId,'suggestions', ...(params ? [params] : [])
    ] as const;
    }


export const getListPersonSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listPersonSuggestions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonSuggestionsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonSuggestions>>> = ({ signal }) => listPersonSuggestions(id,patientId,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined || patientId === null || patientId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListPersonSuggestions} query
 */
export const invalidateListPersonSuggestions = async (
 queryClient: QueryClient, id: string,
    patientId: string,
    params?: ListPersonSuggestionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPersonSuggestionsQueryKey(id,patientId,params) }, options);

  return queryClient;
}




export const getListPersonSuggestionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPersonSuggestions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    patientId: string,
    params?: ListPersonSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonSuggestions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonSuggestionsQueryKey(id,patientId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonSuggestions>>> = ({ signal }) => listPersonSuggestions(id,patientId,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPersonSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Only of a kind that the person shares with the organization, else 409. The person decides; nothing is in the
 * record before. What is suggested is not in the audit events.
 * @summary Suggests a record for a person's Health Story; the organization's care team only.
 */
export const createPersonSuggestion = (
    id: string,
    patientId: string,
    recordSuggestionCreate: BodyType<RecordSuggestionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecordSuggestion>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/people/${encodeURIComponent(String(patientId))}/suggestions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recordSuggestionCreate, signal
    },
      options);
    }




export const getCreatePersonSuggestionMutationKey = () => ['createPersonSuggestion'] as const;

export const getCreatePersonSuggestionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonSuggestion>>, TError,CreatePersonSuggestionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPersonSuggestion>>, TError,CreatePersonSuggestionMutationVariables, TContext> => {

const mutationKey = getCreatePersonSuggestionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPersonSuggestion>>, CreatePersonSuggestionMutationVariables> = (props) => {
          const {id,patientId,data} = props ?? {};

          return  createPersonSuggestion(id,patientId,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createPersonSuggestion>>, variables: CreatePersonSuggestionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonSuggestionsQueryKey(variables.id, variables.patientId) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreatePersonSuggestionMutationVariables = {id: string;patientId: string;data: BodyType<RecordSuggestionCreate>}

    /**
 * @summary Suggests a record for a person's Health Story; the organization's care team only.
 */
export const useCreatePersonSuggestion = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorDetail | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonSuggestion>>, TError,CreatePersonSuggestionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPersonSuggestion>>,
        TError,
        CreatePersonSuggestionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePersonSuggestionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
