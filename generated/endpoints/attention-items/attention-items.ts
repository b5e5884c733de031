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
  AttentionAcknowledge,
  AttentionAcknowledgeMany,
  AttentionAssign,
  AttentionAssignConflict,
  AttentionAssignMany,
  AttentionCall,
  AttentionConflict,
  AttentionItem,
  AttentionItemFilter,
  AttentionItemList,
  AttentionNeighbours,
  AttentionRestore,
  AttentionRestoreMany,
  AttentionResults,
  CareTeamMemberList,
  FilterAttentionItemsParams,
  ForbiddenResponse,
  KeyUsedResponse,
  ListAttentionItemsParams,
  ListCareTeamMembersParams,
  NotFoundResponse,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListOrganizationJourneysQueryKey
} from '../organization-journeys/organization-journeys.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * The caller is on the care team, else 404; administrators are on every one.
 * @summary The members of an organization's care team, by name; items can be assigned to them.
 */
export const listCareTeamMembers = (
    id: string,
    params?: ListCareTeamMembersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CareTeamMemberList>(
      {url: `/v1/organizations/${encodeURIComponent(String(id))}/care-team/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListCareTeamMembersQueryKey = (id: string,
    params?: ListCareTeamMembersParams,) => {
    return [
    'v1','organizations',id,'care-team', ...(params ? [params] : [])
    ] as const;
    }


export const getListCareTeamMembersQueryOptions = <TData = Awaited<ReturnType<typeof listCareTeamMembers>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCareTeamMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCareTeamMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCareTeamMembersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCareTeamMembers>>> = ({ signal }) => listCareTeamMembers(id,params, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCareTeamMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListCareTeamMembers} query
 */
export const invalidateListCareTeamMembers = async (
 queryClient: QueryClient, id: string,
    params?: ListCareTeamMembersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCareTeamMembersQueryKey(id,params) }, options);

  return queryClient;
}




export const getListCareTeamMembersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCareTeamMembers>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string,
    params?: ListCareTeamMembersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCareTeamMembers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCareTeamMembersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCareTeamMembers>>> = ({ signal }) => listCareTeamMembers(id,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCareTeamMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Of what is equally severe, the more urgent comes first, then what waits longest.
 * @summary What needs the attention of an organization's care team, most severe first (PROV-01).
 */
export const listAttentionItems = (
    params: ListAttentionItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItemList>(
      {url: `/v1/attention-items/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAttentionItemsQueryKey = (params?: ListAttentionItemsParams,) => {
    return [
    'v1','attention-items', ...(params ? [params] : [])
    ] as const;
    }


export const getListAttentionItemsQueryOptions = <TData = Awaited<ReturnType<typeof listAttentionItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListAttentionItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAttentionItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAttentionItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAttentionItems>>> = ({ signal }) => listAttentionItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAttentionItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListAttentionItems} query
 */
export const invalidateListAttentionItems = async (
 queryClient: QueryClient, params: ListAttentionItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAttentionItemsQueryKey(params) }, options);

  return queryClient;
}




export const getListAttentionItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAttentionItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListAttentionItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAttentionItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAttentionItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAttentionItems>>> = ({ signal }) => listAttentionItems(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAttentionItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * As `listAttentionItems`, with a search for people; its words are sent in the body, so that names never appear in a
 * URL. A search is recorded in the audit events without its words.
 * @summary What needs the attention of an organization's care team and fits a filter (PROV-01).
 */
export const filterAttentionItems = (
    attentionItemFilter: BodyType<AttentionItemFilter>,
    params?: FilterAttentionItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItemList>(
      {url: `/v1/attention-items/filter/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionItemFilter,
        params, signal
    },
      options);
    }




export const getFilterAttentionItemsQueryKey = (attentionItemFilter?: BodyType<AttentionItemFilter>,
    params?: FilterAttentionItemsParams,) => {
    return [
    'POST', 'v1','attention-items','filter', ...(params ? [params] : []), attentionItemFilter
    ] as const;
    }


export const getFilterAttentionItemsQueryOptions = <TData = Awaited<ReturnType<typeof filterAttentionItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(attentionItemFilter: BodyType<AttentionItemFilter>,
    params?: FilterAttentionItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterAttentionItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterAttentionItemsQueryKey(attentionItemFilter,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterAttentionItems>>> = ({ signal }) => filterAttentionItems(attentionItemFilter,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterAttentionItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useFilterAttentionItems} query
 */
export const invalidateFilterAttentionItems = async (
 queryClient: QueryClient, attentionItemFilter: BodyType<AttentionItemFilter>,
    params?: FilterAttentionItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFilterAttentionItemsQueryKey(attentionItemFilter,params) }, options);

  return queryClient;
}




export const getFilterAttentionItemsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterAttentionItems>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(attentionItemFilter: BodyType<AttentionItemFilter>,
    params?: FilterAttentionItemsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterAttentionItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterAttentionItemsQueryKey(attentionItemFilter,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterAttentionItems>>> = ({ signal }) => filterAttentionItems(attentionItemFilter,params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterAttentionItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Each as `acknowledgeAttentionItem` does; one that cannot be changed leaves the others unaffected.
 * @summary Acknowledges many items for the caller's care team.
 */
export const acknowledgeAttentionItems = (
    attentionAcknowledgeMany: BodyType<AttentionAcknowledgeMany>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionResults>(
      {url: `/v1/attention-items/acknowledge/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionAcknowledgeMany, signal
    },
      options);
    }




export const getAcknowledgeAttentionItemsMutationKey = () => ['acknowledgeAttentionItems'] as const;

export const getAcknowledgeAttentionItemsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItems>>, TError,AcknowledgeAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItems>>, TError,AcknowledgeAttentionItemsMutationVariables, TContext> => {

const mutationKey = getAcknowledgeAttentionItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acknowledgeAttentionItems>>, AcknowledgeAttentionItemsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acknowledgeAttentionItems(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof acknowledgeAttentionItems>>, variables: AcknowledgeAttentionItemsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AcknowledgeAttentionItemsMutationVariables = {data: BodyType<AttentionAcknowledgeMany>}

    /**
 * @summary Acknowledges many items for the caller's care team.
 */
export const useAcknowledgeAttentionItems = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItems>>, TError,AcknowledgeAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acknowledgeAttentionItems>>,
        TError,
        AcknowledgeAttentionItemsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcknowledgeAttentionItemsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An item that another person acknowledged stays as it is (`changed`).
 * @summary Reopens many items that the caller acknowledged.
 */
export const restoreAttentionItems = (
    attentionRestoreMany: BodyType<AttentionRestoreMany>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionResults>(
      {url: `/v1/attention-items/restore/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionRestoreMany, signal
    },
      options);
    }




export const getRestoreAttentionItemsMutationKey = () => ['restoreAttentionItems'] as const;

export const getRestoreAttentionItemsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItems>>, TError,RestoreAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItems>>, TError,RestoreAttentionItemsMutationVariables, TContext> => {

const mutationKey = getRestoreAttentionItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreAttentionItems>>, RestoreAttentionItemsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreAttentionItems(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreAttentionItems>>, variables: RestoreAttentionItemsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreAttentionItemsMutationVariables = {data: BodyType<AttentionRestoreMany>}

    /**
 * @summary Reopens many items that the caller acknowledged.
 */
export const useRestoreAttentionItems = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItems>>, TError,RestoreAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreAttentionItems>>,
        TError,
        RestoreAttentionItemsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreAttentionItemsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Each as `assignAttentionItem` does; one that cannot be changed leaves the others unaffected.
 * @summary Assigns many items to the caller or to colleagues, or hands them back to the team.
 */
export const assignAttentionItems = (
    attentionAssignMany: BodyType<AttentionAssignMany>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionResults>(
      {url: `/v1/attention-items/assign/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionAssignMany, signal
    },
      options);
    }




export const getAssignAttentionItemsMutationKey = () => ['assignAttentionItems'] as const;

export const getAssignAttentionItemsMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItems>>, TError,AssignAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItems>>, TError,AssignAttentionItemsMutationVariables, TContext> => {

const mutationKey = getAssignAttentionItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignAttentionItems>>, AssignAttentionItemsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assignAttentionItems(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof assignAttentionItems>>, variables: AssignAttentionItemsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AssignAttentionItemsMutationVariables = {data: BodyType<AttentionAssignMany>}

    /**
 * @summary Assigns many items to the caller or to colleagues, or hands them back to the team.
 */
export const useAssignAttentionItems = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItems>>, TError,AssignAttentionItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignAttentionItems>>,
        TError,
        AssignAttentionItemsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAssignAttentionItemsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Doing it again oneself replaces the note; the note before stays in the history. What settled itself, since the step was done or the journey was left, is
 * a 404.
 * @summary Acknowledges an item for the caller's care team.
 */
export const acknowledgeAttentionItem = (
    id: string,
    attentionAcknowledge: BodyType<AttentionAcknowledge>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItem>(
      {url: `/v1/attention-items/${encodeURIComponent(String(id))}/acknowledge/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionAcknowledge, signal
    },
      options);
    }




export const getAcknowledgeAttentionItemMutationKey = () => ['acknowledgeAttentionItem'] as const;

export const getAcknowledgeAttentionItemMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AttentionConflict>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItem>>, TError,AcknowledgeAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItem>>, TError,AcknowledgeAttentionItemMutationVariables, TContext> => {

const mutationKey = getAcknowledgeAttentionItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acknowledgeAttentionItem>>, AcknowledgeAttentionItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  acknowledgeAttentionItem(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof acknowledgeAttentionItem>>, variables: AcknowledgeAttentionItemMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AcknowledgeAttentionItemMutationVariables = {id: string;data: BodyType<AttentionAcknowledge>}

    /**
 * @summary Acknowledges an item for the caller's care team.
 */
export const useAcknowledgeAttentionItem = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AttentionConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeAttentionItem>>, TError,AcknowledgeAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acknowledgeAttentionItem>>,
        TError,
        AcknowledgeAttentionItemMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcknowledgeAttentionItemMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Handing back your own item needs no reason. Undoing another person's acknowledgement requires one; without it the
 * response is a 400 on `reason`. Both are recorded in the item's history and in the audit events.
 * @summary Reopens an acknowledged item.
 */
export const restoreAttentionItem = (
    id: string,
    attentionRestore?: BodyType<AttentionRestore>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItem>(
      {url: `/v1/attention-items/${encodeURIComponent(String(id))}/restore/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionRestore, signal
    },
      options);
    }




export const getRestoreAttentionItemMutationKey = () => ['restoreAttentionItem'] as const;

export const getRestoreAttentionItemMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItem>>, TError,RestoreAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItem>>, TError,RestoreAttentionItemMutationVariables, TContext> => {

const mutationKey = getRestoreAttentionItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreAttentionItem>>, RestoreAttentionItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  restoreAttentionItem(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreAttentionItem>>, variables: RestoreAttentionItemMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreAttentionItemMutationVariables = {id: string;data?: BodyType<AttentionRestore>}

    /**
 * @summary Reopens an acknowledged item.
 */
export const useRestoreAttentionItem = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreAttentionItem>>, TError,RestoreAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreAttentionItem>>,
        TError,
        RestoreAttentionItemMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreAttentionItemMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * An assigned item stays open. The assignee must be the caller or a member of the care team. Assigning it to whoever
 * has it changes nothing. Every change is recorded in the item's history and in the audit events.
 * @summary Assigns an item to the caller or to a colleague, or hands it back to the team.
 */
export const assignAttentionItem = (
    id: string,
    attentionAssign: BodyType<AttentionAssign>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItem>(
      {url: `/v1/attention-items/${encodeURIComponent(String(id))}/assign/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionAssign, signal
    },
      options);
    }




export const getAssignAttentionItemMutationKey = () => ['assignAttentionItem'] as const;

export const getAssignAttentionItemMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AttentionAssignConflict>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItem>>, TError,AssignAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItem>>, TError,AssignAttentionItemMutationVariables, TContext> => {

const mutationKey = getAssignAttentionItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignAttentionItem>>, AssignAttentionItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  assignAttentionItem(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof assignAttentionItem>>, variables: AssignAttentionItemMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AssignAttentionItemMutationVariables = {id: string;data: BodyType<AttentionAssign>}

    /**
 * @summary Assigns an item to the caller or to a colleague, or hands it back to the team.
 */
export const useAssignAttentionItem = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AttentionAssignConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignAttentionItem>>, TError,AssignAttentionItemMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignAttentionItem>>,
        TError,
        AssignAttentionItemMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAssignAttentionItemMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The item itself may be handled already; it keeps its place.
 * @summary The open alerts before and after an item of the same organization, in the usual order.
 */
export const getAttentionNeighbours = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionNeighbours>(
      {url: `/v1/attention-items/${encodeURIComponent(String(id))}/neighbours/`, method: 'GET', signal
    },
      options);
    }




export const getGetAttentionNeighboursQueryKey = (id: string,) => {
    return [
    'v1','attention-items',id,'neighbours'
    ] as const;
    }


export const getGetAttentionNeighboursQueryOptions = <TData = Awaited<ReturnType<typeof getAttentionNeighbours>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAttentionNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAttentionNeighboursQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAttentionNeighbours>>> = ({ signal }) => getAttentionNeighbours(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAttentionNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetAttentionNeighbours} query
 */
export const invalidateGetAttentionNeighbours = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAttentionNeighboursQueryKey(id) }, options);

  return queryClient;
}




export const getGetAttentionNeighboursSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAttentionNeighbours>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAttentionNeighbours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAttentionNeighboursQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAttentionNeighbours>>> = ({ signal }) => getAttentionNeighbours(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAttentionNeighbours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The item stays as it is: open, or handled. The call is recorded in its history, and in the audit events without
 * its note.
 * @summary Notes a call about an item, whether anyone answered or not.
 */
export const createAttentionCall = (
    id: string,
    attentionCall: BodyType<AttentionCall>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AttentionItem>(
      {url: `/v1/attention-items/${encodeURIComponent(String(id))}/calls/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: attentionCall, signal
    },
      options);
    }




export const getCreateAttentionCallMutationKey = () => ['createAttentionCall'] as const;

export const getCreateAttentionCallMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAttentionCall>>, TError,CreateAttentionCallMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAttentionCall>>, TError,CreateAttentionCallMutationVariables, TContext> => {

const mutationKey = getCreateAttentionCallMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAttentionCall>>, CreateAttentionCallMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createAttentionCall(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createAttentionCall>>, variables: CreateAttentionCallMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAttentionItemsQueryKey(), getListOrganizationJourneysQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateAttentionCallMutationVariables = {id: string;data: BodyType<AttentionCall>}

    /**
 * @summary Notes a call about an item, whether anyone answered or not.
 */
export const useCreateAttentionCall = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAttentionCall>>, TError,CreateAttentionCallMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAttentionCall>>,
        TError,
        CreateAttentionCallMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAttentionCallMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
