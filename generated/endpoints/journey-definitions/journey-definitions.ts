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
  JourneyCheck,
  JourneyCheckRequest,
  JourneyComment,
  JourneyCommentCreate,
  JourneyCommentList,
  JourneyCommentUpdate,
  JourneyDefinition,
  JourneyDefinitionConflict,
  JourneyDefinitionCreate,
  JourneyDefinitionList,
  JourneyDefinitionUsage,
  JourneyDraftSave,
  JourneyImport,
  JourneyImportCheck,
  JourneyImportCheckRequest,
  JourneyImported,
  JourneyPublish,
  JourneyRestore,
  JourneyReviewRequest,
  JourneyReviewReturn,
  JourneyTrial,
  JourneyTrialRequest,
  JourneyUpdate,
  JourneyUpdateCheck,
  JourneyVersionList,
  KeyUsedResponse,
  ListJourneyCommentsParams,
  ListJourneyDefinitionsParams,
  ListJourneyVersionsParams,
  NoContentResponse,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListAuditEventsQueryKey
} from '../audit-events/audit-events.ts';

import {
  getListFormsQueryKey
} from '../forms/forms.ts';

import {
  getListMediaFilesQueryKey
} from '../media-files/media-files.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Includes drafts and retired journeys, unlike `listProcessDefinitions`.
 * @summary The journeys of all organizations, for those who set them up (ROUTE-08).
 */
export const listJourneyDefinitions = (
    params?: ListJourneyDefinitionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinitionList>(
      {url: `/v1/journey-definitions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListJourneyDefinitionsQueryKey = (params?: ListJourneyDefinitionsParams,) => {
    return [
    'v1','journey-definitions', ...(params ? [params] : [])
    ] as const;
    }


export const getListJourneyDefinitionsQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListJourneyDefinitionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyDefinitions>>> = ({ signal }) => listJourneyDefinitions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJourneyDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListJourneyDefinitions} query
 */
export const invalidateListJourneyDefinitions = async (
 queryClient: QueryClient, params?: ListJourneyDefinitionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJourneyDefinitionsQueryKey(params) }, options);

  return queryClient;
}




export const getListJourneyDefinitionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyDefinitions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListJourneyDefinitionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyDefinitions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyDefinitionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyDefinitions>>> = ({ signal }) => listJourneyDefinitions(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyDefinitions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * With `duplicate_of`, the draft starts as a copy. The key is permanent and unique.
 * @summary Creates a journey as a draft.
 */
export const createJourneyDefinition = (
    journeyDefinitionCreate: BodyType<JourneyDefinitionCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyDefinitionCreate, signal
    },
      options);
    }




export const getCreateJourneyDefinitionMutationKey = () => ['createJourneyDefinition'] as const;

export const getCreateJourneyDefinitionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJourneyDefinition>>, TError,CreateJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createJourneyDefinition>>, TError,CreateJourneyDefinitionMutationVariables, TContext> => {

const mutationKey = getCreateJourneyDefinitionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createJourneyDefinition>>, CreateJourneyDefinitionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createJourneyDefinition(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createJourneyDefinition>>, variables: CreateJourneyDefinitionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateJourneyDefinitionMutationVariables = {data: BodyType<JourneyDefinitionCreate>}

    /**
 * @summary Creates a journey as a draft.
 */
export const useCreateJourneyDefinition = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJourneyDefinition>>, TError,CreateJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createJourneyDefinition>>,
        TError,
        CreateJourneyDefinitionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateJourneyDefinitionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The published design and the draft are separate; the draft is null if nothing is being written.
 * @summary A journey with what is published and what is being written.
 */
export const getJourneyDefinition = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetJourneyDefinitionQueryKey = (id: string,) => {
    return [
    'v1','journey-definitions',id
    ] as const;
    }


export const getGetJourneyDefinitionQueryOptions = <TData = Awaited<ReturnType<typeof getJourneyDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJourneyDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJourneyDefinitionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJourneyDefinition>>> = ({ signal }) => getJourneyDefinition(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJourneyDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetJourneyDefinition} query
 */
export const invalidateGetJourneyDefinition = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetJourneyDefinitionQueryKey(id) }, options);

  return queryClient;
}




export const getGetJourneyDefinitionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getJourneyDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJourneyDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJourneyDefinitionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJourneyDefinition>>> = ({ signal }) => getJourneyDefinition(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJourneyDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between. An invalid
 * design is saved too; `checkJourneyDefinition` lists its problems.
 * @summary Keeps what is being written; nothing of it is offered yet.
 */
export const saveJourneyDraft = (
    id: string,
    journeyDraftSave: BodyType<JourneyDraftSave>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/draft/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: journeyDraftSave, signal
    },
      options);
    }




export const getSaveJourneyDraftMutationKey = () => ['saveJourneyDraft'] as const;

export const getSaveJourneyDraftMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveJourneyDraft>>, TError,SaveJourneyDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveJourneyDraft>>, TError,SaveJourneyDraftMutationVariables, TContext> => {

const mutationKey = getSaveJourneyDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveJourneyDraft>>, SaveJourneyDraftMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  saveJourneyDraft(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveJourneyDraft>>, variables: SaveJourneyDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type SaveJourneyDraftMutationVariables = {id: string;data: BodyType<JourneyDraftSave>}

    /**
 * @summary Keeps what is being written; nothing of it is offered yet.
 */
export const useSaveJourneyDraft = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveJourneyDraft>>, TError,SaveJourneyDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveJourneyDraft>>,
        TError,
        SaveJourneyDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveJourneyDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A journey that was never published has nothing else and is a 409.
 * @summary Throws away what is being written.
 */
export const discardJourneyDraft = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/draft/`, method: 'DELETE', signal
    },
      options);
    }




export const getDiscardJourneyDraftMutationKey = () => ['discardJourneyDraft'] as const;

export const getDiscardJourneyDraftMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardJourneyDraft>>, TError,DiscardJourneyDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof discardJourneyDraft>>, TError,DiscardJourneyDraftMutationVariables, TContext> => {

const mutationKey = getDiscardJourneyDraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardJourneyDraft>>, DiscardJourneyDraftMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  discardJourneyDraft(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof discardJourneyDraft>>, variables: DiscardJourneyDraftMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DiscardJourneyDraftMutationVariables = {id: string}

    /**
 * @summary Throws away what is being written.
 */
export const useDiscardJourneyDraft = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardJourneyDraft>>, TError,DiscardJourneyDraftMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardJourneyDraft>>,
        TError,
        DiscardJourneyDraftMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDiscardJourneyDraftMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The design is checked with the forms, pictures and languages of the journey's organization. Publishing the same
 * design is refused for exactly its errors. Warnings can also be about what patients see with the journey: colours of
 * the organization without contrast, and films and recordings of its library without captions or a transcript.
 * @summary What is wrong with a design, saved or not. It only reads.
 */
export const checkJourneyDefinition = (
    id: string,
    journeyCheckRequest: BodyType<JourneyCheckRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyCheck>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/check/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyCheckRequest, signal
    },
      options);
    }




export const getCheckJourneyDefinitionQueryKey = (id: string,
    journeyCheckRequest?: BodyType<JourneyCheckRequest>,) => {
    return [
    'POST', 'v1','journey-definitions',id,'check', journeyCheckRequest
    ] as const;
    }


export const getCheckJourneyDefinitionQueryOptions = <TData = Awaited<ReturnType<typeof checkJourneyDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    journeyCheckRequest: BodyType<JourneyCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkJourneyDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckJourneyDefinitionQueryKey(id,journeyCheckRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkJourneyDefinition>>> = ({ signal }) => checkJourneyDefinition(id,journeyCheckRequest, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkJourneyDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useCheckJourneyDefinition} query
 */
export const invalidateCheckJourneyDefinition = async (
 queryClient: QueryClient, id: string,
    journeyCheckRequest: BodyType<JourneyCheckRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckJourneyDefinitionQueryKey(id,journeyCheckRequest) }, options);

  return queryClient;
}




/**
 * The process engine runs the design from its start and applies the moves in order. Nothing is stored, recorded or
 * sent: a client repeats the call with one move more, or one less to undo it. Forms are used in the version that is
 * published, or as their draft if none is. A design with problems can be tried; steps that it does not have are left
 * out. A move that is not possible is a 400 whose `moves` says which.
 * @summary Runs a design for an invented person, move by move. It only reads.
 */
export const tryJourneyDefinition = (
    id: string,
    journeyTrialRequest: BodyType<JourneyTrialRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyTrial>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/trial/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyTrialRequest, signal
    },
      options);
    }




export const getTryJourneyDefinitionQueryKey = (id: string,
    journeyTrialRequest?: BodyType<JourneyTrialRequest>,) => {
    return [
    'POST', 'v1','journey-definitions',id,'trial', journeyTrialRequest
    ] as const;
    }


export const getTryJourneyDefinitionQueryOptions = <TData = Awaited<ReturnType<typeof tryJourneyDefinition>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    journeyTrialRequest: BodyType<JourneyTrialRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof tryJourneyDefinition>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTryJourneyDefinitionQueryKey(id,journeyTrialRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof tryJourneyDefinition>>> = ({ signal }) => tryJourneyDefinition(id,journeyTrialRequest, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof tryJourneyDefinition>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useTryJourneyDefinition} query
 */
export const invalidateTryJourneyDefinition = async (
 queryClient: QueryClient, id: string,
    journeyTrialRequest: BodyType<JourneyTrialRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTryJourneyDefinitionQueryKey(id,journeyTrialRequest) }, options);

  return queryClient;
}




/**
 * For whoever wrote the draft last, where the organization has drafts reviewed. A draft with problems is refused as
 * `publishJourneyDefinition` refuses it. `publishJourneyDefinition` approves; every later change of the draft
 * withdraws the request.
 * @summary Asks for the review of the draft by a second administrator.
 */
export const requestJourneyReview = (
    id: string,
    journeyReviewRequest: BodyType<JourneyReviewRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/review/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyReviewRequest, signal
    },
      options);
    }




export const getRequestJourneyReviewMutationKey = () => ['requestJourneyReview'] as const;

export const getRequestJourneyReviewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestJourneyReview>>, TError,RequestJourneyReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestJourneyReview>>, TError,RequestJourneyReviewMutationVariables, TContext> => {

const mutationKey = getRequestJourneyReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestJourneyReview>>, RequestJourneyReviewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  requestJourneyReview(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestJourneyReview>>, variables: RequestJourneyReviewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RequestJourneyReviewMutationVariables = {id: string;data: BodyType<JourneyReviewRequest>}

    /**
 * @summary Asks for the review of the draft by a second administrator.
 */
export const useRequestJourneyReview = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestJourneyReview>>, TError,RequestJourneyReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestJourneyReview>>,
        TError,
        RequestJourneyReviewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestJourneyReviewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The reason stays until the next request, also when the draft is saved. Whoever wrote the draft last cannot send
 * it back.
 * @summary Sends the draft back to its author, with a reason.
 */
export const returnJourneyReview = (
    id: string,
    journeyReviewReturn: BodyType<JourneyReviewReturn>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/review/return/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyReviewReturn, signal
    },
      options);
    }




export const getReturnJourneyReviewMutationKey = () => ['returnJourneyReview'] as const;

export const getReturnJourneyReviewMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnJourneyReview>>, TError,ReturnJourneyReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof returnJourneyReview>>, TError,ReturnJourneyReviewMutationVariables, TContext> => {

const mutationKey = getReturnJourneyReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnJourneyReview>>, ReturnJourneyReviewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  returnJourneyReview(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof returnJourneyReview>>, variables: ReturnJourneyReviewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReturnJourneyReviewMutationVariables = {id: string;data: BodyType<JourneyReviewReturn>}

    /**
 * @summary Sends the draft back to its author, with a reason.
 */
export const useReturnJourneyReview = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnJourneyReview>>, TError,ReturnJourneyReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnJourneyReview>>,
        TError,
        ReturnJourneyReviewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReturnJourneyReviewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Published versions never change. People stay on the version they enrolled in.
 * @summary The versions that were published, the newest first.
 */
export const listJourneyVersions = (
    id: string,
    params?: ListJourneyVersionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyVersionList>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/versions/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListJourneyVersionsQueryKey = (id: string,
    params?: ListJourneyVersionsParams,) => {
    return [
    'v1','journey-definitions',id,'versions', ...(params ? [params] : [])
    ] as const;
    }


export const getListJourneyVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListJourneyVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyVersionsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyVersions>>> = ({ signal }) => listJourneyVersions(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJourneyVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListJourneyVersions} query
 */
export const invalidateListJourneyVersions = async (
 queryClient: QueryClient, id: string,
    params?: ListJourneyVersionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJourneyVersionsQueryKey(id,params) }, options);

  return queryClient;
}




export const getListJourneyVersionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyVersions>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListJourneyVersionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyVersionsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyVersions>>> = ({ signal }) => listJourneyVersions(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Where the organization has drafts reviewed (`review_required`), this approves the review that was asked for. It is
 * a 409 without a request, and for whoever wrote the draft last. A retired journey without a draft is offered again
 * without a review.
 * What keeps it from being published is a 400 whose `design` holds messages by JSON pointer (RFC 6901) into the
 * draft, as `{"design": {"/steps/2/name/fr-ca": ["The French text is missing."]}}`. A condition that can never be
 * true is refused at its `field`, `op` or `value`, as `/steps/2/next/0/when/value` (JourneyCondition).
 * @summary Makes the draft what the next person is enrolled in; a retired journey is offered again.
 */
export const publishJourneyDefinition = (
    id: string,
    journeyPublish: BodyType<JourneyPublish>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/publish/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyPublish, signal
    },
      options);
    }




export const getPublishJourneyDefinitionMutationKey = () => ['publishJourneyDefinition'] as const;

export const getPublishJourneyDefinitionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishJourneyDefinition>>, TError,PublishJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishJourneyDefinition>>, TError,PublishJourneyDefinitionMutationVariables, TContext> => {

const mutationKey = getPublishJourneyDefinitionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishJourneyDefinition>>, PublishJourneyDefinitionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  publishJourneyDefinition(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof publishJourneyDefinition>>, variables: PublishJourneyDefinitionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type PublishJourneyDefinitionMutationVariables = {id: string;data: BodyType<JourneyPublish>}

    /**
 * @summary Makes the draft what the next person is enrolled in; a retired journey is offered again.
 */
export const usePublishJourneyDefinition = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishJourneyDefinition>>, TError,PublishJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishJourneyDefinition>>,
        TError,
        PublishJourneyDefinitionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getPublishJourneyDefinitionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Publishing it again reopens it.
 * @summary Closes the journey to new people; enrolled people continue.
 */
export const retireJourneyDefinition = (
    id: string,
    journeyPublish: BodyType<JourneyPublish>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/retire/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyPublish, signal
    },
      options);
    }




export const getRetireJourneyDefinitionMutationKey = () => ['retireJourneyDefinition'] as const;

export const getRetireJourneyDefinitionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireJourneyDefinition>>, TError,RetireJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof retireJourneyDefinition>>, TError,RetireJourneyDefinitionMutationVariables, TContext> => {

const mutationKey = getRetireJourneyDefinitionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retireJourneyDefinition>>, RetireJourneyDefinitionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  retireJourneyDefinition(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof retireJourneyDefinition>>, variables: RetireJourneyDefinitionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RetireJourneyDefinitionMutationVariables = {id: string;data: BodyType<JourneyPublish>}

    /**
 * @summary Closes the journey to new people; enrolled people continue.
 */
export const useRetireJourneyDefinition = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | JourneyDefinitionConflict | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retireJourneyDefinition>>, TError,RetireJourneyDefinitionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retireJourneyDefinition>>,
        TError,
        RetireJourneyDefinitionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRetireJourneyDefinitionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Replaces the draft; publish it to take effect.
 * @summary Takes a version that was published as the draft, in the place of what is written there.
 */
export const restoreJourneyVersion = (
    id: string,
    journeyRestore: BodyType<JourneyRestore>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinition>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/restore/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyRestore, signal
    },
      options);
    }




export const getRestoreJourneyVersionMutationKey = () => ['restoreJourneyVersion'] as const;

export const getRestoreJourneyVersionMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreJourneyVersion>>, TError,RestoreJourneyVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreJourneyVersion>>, TError,RestoreJourneyVersionMutationVariables, TContext> => {

const mutationKey = getRestoreJourneyVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreJourneyVersion>>, RestoreJourneyVersionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  restoreJourneyVersion(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreJourneyVersion>>, variables: RestoreJourneyVersionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreJourneyVersionMutationVariables = {id: string;data: BodyType<JourneyRestore>}

    /**
 * @summary Takes a version that was published as the draft, in the place of what is written there.
 */
export const useRestoreJourneyVersion = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreJourneyVersion>>, TError,RestoreJourneyVersionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreJourneyVersion>>,
        TError,
        RestoreJourneyVersionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreJourneyVersionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Enrolments by version and organization. Show it before publishing or retiring.
 * @summary Who is affected by a journey.
 */
export const getJourneyUsage = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyDefinitionUsage>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/usage/`, method: 'GET', signal
    },
      options);
    }




export const getGetJourneyUsageQueryKey = (id: string,) => {
    return [
    'v1','journey-definitions',id,'usage'
    ] as const;
    }


export const getGetJourneyUsageQueryOptions = <TData = Awaited<ReturnType<typeof getJourneyUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJourneyUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJourneyUsageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJourneyUsage>>> = ({ signal }) => getJourneyUsage(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJourneyUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetJourneyUsage} query
 */
export const invalidateGetJourneyUsage = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetJourneyUsageQueryKey(id) }, options);

  return queryClient;
}




export const getGetJourneyUsageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getJourneyUsage>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJourneyUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJourneyUsageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJourneyUsage>>> = ({ signal }) => getJourneyUsage(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getJourneyUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The steps, forms and texts of the file become the draft of the journey, with what the organization keeps as its own
 * (`kept` of `checkJourneyUpdate`). Nothing is published, and a request for the review of the draft is withdrawn. Forms,
 * the banner picture and problems are as in `importJourney`. A file of another journey is a 400 at its `origin`.
 * `If-Match` is required: 428 without it, 412 if someone else changed the journey in between.
 * @summary Updates a journey that was imported from a newer file of it.
 */
export const updateJourneyFromFile = (
    id: string,
    journeyUpdate: BodyType<JourneyUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyImported>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/import/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyUpdate, signal
    },
      options);
    }




export const getUpdateJourneyFromFileMutationKey = () => ['updateJourneyFromFile'] as const;

export const getUpdateJourneyFromFileMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PreconditionFailedResponse | KeyUsedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJourneyFromFile>>, TError,UpdateJourneyFromFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateJourneyFromFile>>, TError,UpdateJourneyFromFileMutationVariables, TContext> => {

const mutationKey = getUpdateJourneyFromFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateJourneyFromFile>>, UpdateJourneyFromFileMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateJourneyFromFile(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateJourneyFromFile>>, variables: UpdateJourneyFromFileMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListFormsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateJourneyFromFileMutationVariables = {id: string;data: BodyType<JourneyUpdate>}

    /**
 * @summary Updates a journey that was imported from a newer file of it.
 */
export const useUpdateJourneyFromFile = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | PreconditionFailedResponse | KeyUsedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJourneyFromFile>>, TError,UpdateJourneyFromFileMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateJourneyFromFile>>,
        TError,
        UpdateJourneyFromFileMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateJourneyFromFileMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A file that breaks the contract is a 400 with messages by place, and so is a file of another journey.
 * @summary What the update of a journey from a file would change and keep. It only reads.
 */
export const checkJourneyUpdate = (
    id: string,
    journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyUpdateCheck>(
      {url: `/v1/journey-definitions/${encodeURIComponent(String(id))}/import/check/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyImportCheckRequest, signal
    },
      options);
    }




export const getCheckJourneyUpdateQueryKey = (id: string,
    journeyImportCheckRequest?: BodyType<JourneyImportCheckRequest>,) => {
    return [
    'POST', 'v1','journey-definitions',id,'import','check', journeyImportCheckRequest
    ] as const;
    }


export const getCheckJourneyUpdateQueryOptions = <TData = Awaited<ReturnType<typeof checkJourneyUpdate>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkJourneyUpdate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckJourneyUpdateQueryKey(id,journeyImportCheckRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkJourneyUpdate>>> = ({ signal }) => checkJourneyUpdate(id,journeyImportCheckRequest, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkJourneyUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useCheckJourneyUpdate} query
 */
export const invalidateCheckJourneyUpdate = async (
 queryClient: QueryClient, id: string,
    journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckJourneyUpdateQueryKey(id,journeyImportCheckRequest) }, options);

  return queryClient;
}




/**
 * Comments are kept apart from the design: no version, file or answer to patients and care teams has them.
 * @summary What administrators say about the steps of a journey, the oldest first.
 */
export const listJourneyComments = (
    params: ListJourneyCommentsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyCommentList>(
      {url: `/v1/journey-comments/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListJourneyCommentsQueryKey = (params?: ListJourneyCommentsParams,) => {
    return [
    'v1','journey-comments', ...(params ? [params] : [])
    ] as const;
    }


export const getListJourneyCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyComments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListJourneyCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJourneyComments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyCommentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyComments>>> = ({ signal }) => listJourneyComments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJourneyComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListJourneyComments} query
 */
export const invalidateListJourneyComments = async (
 queryClient: QueryClient, params: ListJourneyCommentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListJourneyCommentsQueryKey(params) }, options);

  return queryClient;
}




export const getListJourneyCommentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJourneyComments>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListJourneyCommentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyComments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJourneyCommentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJourneyComments>>> = ({ signal }) => listJourneyComments(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJourneyComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * A step has at most 100 comments; one more is a 400 at `text`. The design does not change, and neither does the revision of the journey.
 * @summary Says something about a step of a journey.
 */
export const createJourneyComment = (
    journeyCommentCreate: BodyType<JourneyCommentCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyComment>(
      {url: `/v1/journey-comments/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyCommentCreate, signal
    },
      options);
    }




export const getCreateJourneyCommentMutationKey = () => ['createJourneyComment'] as const;

export const getCreateJourneyCommentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJourneyComment>>, TError,CreateJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createJourneyComment>>, TError,CreateJourneyCommentMutationVariables, TContext> => {

const mutationKey = getCreateJourneyCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createJourneyComment>>, CreateJourneyCommentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createJourneyComment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createJourneyComment>>, variables: CreateJourneyCommentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListJourneyCommentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateJourneyCommentMutationVariables = {data: BodyType<JourneyCommentCreate>}

    /**
 * @summary Says something about a step of a journey.
 */
export const useCreateJourneyComment = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createJourneyComment>>, TError,CreateJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createJourneyComment>>,
        TError,
        CreateJourneyCommentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateJourneyCommentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Repeating it changes nothing: the first one who resolves it, and when, stay.
 * @summary Resolves a comment, or opens it again; any administrator may.
 */
export const updateJourneyComment = (
    id: string,
    journeyCommentUpdate: BodyType<JourneyCommentUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyComment>(
      {url: `/v1/journey-comments/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: journeyCommentUpdate, signal
    },
      options);
    }




export const getUpdateJourneyCommentMutationKey = () => ['updateJourneyComment'] as const;

export const getUpdateJourneyCommentMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJourneyComment>>, TError,UpdateJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateJourneyComment>>, TError,UpdateJourneyCommentMutationVariables, TContext> => {

const mutationKey = getUpdateJourneyCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateJourneyComment>>, UpdateJourneyCommentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateJourneyComment(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateJourneyComment>>, variables: UpdateJourneyCommentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListJourneyCommentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateJourneyCommentMutationVariables = {id: string;data: BodyType<JourneyCommentUpdate>}

    /**
 * @summary Resolves a comment, or opens it again; any administrator may.
 */
export const useUpdateJourneyComment = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateJourneyComment>>, TError,UpdateJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateJourneyComment>>,
        TError,
        UpdateJourneyCommentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateJourneyCommentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only its author deletes a comment; another person’s comment is a 404.
 * @summary Deletes a comment of the caller.
 */
export const deleteJourneyComment = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/journey-comments/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteJourneyCommentMutationKey = () => ['deleteJourneyComment'] as const;

export const getDeleteJourneyCommentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJourneyComment>>, TError,DeleteJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteJourneyComment>>, TError,DeleteJourneyCommentMutationVariables, TContext> => {

const mutationKey = getDeleteJourneyCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteJourneyComment>>, DeleteJourneyCommentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteJourneyComment(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteJourneyComment>>, variables: DeleteJourneyCommentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListJourneyCommentsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteJourneyCommentMutationVariables = {id: string}

    /**
 * @summary Deletes a comment of the caller.
 */
export const useDeleteJourneyComment = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteJourneyComment>>, TError,DeleteJourneyCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteJourneyComment>>,
        TError,
        DeleteJourneyCommentMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteJourneyCommentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The journey and new forms are created as drafts, and replaced forms get a draft; nothing is published. Steps ask
 * the forms as they are called here. The banner picture of the file is checked as an upload is, and added to the media
 * library of the organization, unless that has the same picture. Everything is checked first: with any problem, a 400 by field, nothing is
 * written. A form that changed since `checkJourneyImport` is one of them.
 * @summary Creates a journey from a file, with its forms.
 */
export const importJourney = (
    journeyImport: BodyType<JourneyImport>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyImported>(
      {url: `/v1/journey-imports/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyImport, signal
    },
      options);
    }




export const getImportJourneyMutationKey = () => ['importJourney'] as const;

export const getImportJourneyMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importJourney>>, TError,ImportJourneyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importJourney>>, TError,ImportJourneyMutationVariables, TContext> => {

const mutationKey = getImportJourneyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importJourney>>, ImportJourneyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importJourney(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof importJourney>>, variables: ImportJourneyMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListJourneyDefinitionsQueryKey(), getListFormsQueryKey(), getListAuditEventsQueryKey(), getListMediaFilesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ImportJourneyMutationVariables = {data: BodyType<JourneyImport>}

    /**
 * @summary Creates a journey from a file, with its forms.
 */
export const useImportJourney = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importJourney>>, TError,ImportJourneyMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importJourney>>,
        TError,
        ImportJourneyMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportJourneyMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A file that breaks the contract is a 400 with messages by place, as `{"file": {"design": {"steps": ...}}}`.
 * @summary What an import of a file would create and change. It only reads.
 */
export const checkJourneyImport = (
    journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<JourneyImportCheck>(
      {url: `/v1/journey-imports/check/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: journeyImportCheckRequest, signal
    },
      options);
    }




export const getCheckJourneyImportQueryKey = (journeyImportCheckRequest?: BodyType<JourneyImportCheckRequest>,) => {
    return [
    'POST', 'v1','journey-imports','check', journeyImportCheckRequest
    ] as const;
    }


export const getCheckJourneyImportQueryOptions = <TData = Awaited<ReturnType<typeof checkJourneyImport>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>>(journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkJourneyImport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckJourneyImportQueryKey(journeyImportCheckRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkJourneyImport>>> = ({ signal }) => checkJourneyImport(journeyImportCheckRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkJourneyImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useCheckJourneyImport} query
 */
export const invalidateCheckJourneyImport = async (
 queryClient: QueryClient, journeyImportCheckRequest: BodyType<JourneyImportCheckRequest>, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckJourneyImportQueryKey(journeyImportCheckRequest) }, options);

  return queryClient;
}




