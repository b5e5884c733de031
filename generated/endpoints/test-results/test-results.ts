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
  KeyUsedResponse,
  ListTestResultsParams,
  NoContentResponse,
  NotFoundResponse,
  StillRunningResponse,
  TestResult,
  TestResultCreate,
  TestResultList,
  TestResultResponse,
  TestResultUpdate,
  TestResultsSeen,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListRecordStatementsQueryKey
} from '../record-statements/record-statements.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The test results in a person's health record (HEALTH-08).
 */
export const listTestResults = (
    params: ListTestResultsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResultList>(
      {url: `/v1/test-results/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTestResultsQueryKey = (params?: ListTestResultsParams,) => {
    return [
    'v1','test-results', ...(params ? [params] : [])
    ] as const;
    }


export const getListTestResultsQueryOptions = <TData = Awaited<ReturnType<typeof listTestResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListTestResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTestResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTestResults>>> = ({ signal }) => listTestResults(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTestResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListTestResults} query
 */
export const invalidateListTestResults = async (
 queryClient: QueryClient, params: ListTestResultsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTestResultsQueryKey(params) }, options);

  return queryClient;
}




export const getListTestResultsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTestResults>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params: ListTestResultsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTestResults>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTestResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTestResults>>> = ({ signal }) => listTestResults(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTestResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a test result down (DATA-56).
 */
export const createTestResult = (
    testResultCreate: BodyType<TestResultCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResult>(
      {url: `/v1/test-results/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: testResultCreate, signal
    },
      options);
    }




export const getCreateTestResultMutationKey = () => ['createTestResult'] as const;

export const getCreateTestResultMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTestResult>>, TError,CreateTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTestResult>>, TError,CreateTestResultMutationVariables, TContext> => {

const mutationKey = getCreateTestResultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTestResult>>, CreateTestResultMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTestResult(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createTestResult>>, variables: CreateTestResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateTestResultMutationVariables = {data: BodyType<TestResultCreate>}

    /**
 * @summary Writes a test result down (DATA-56).
 */
export const useCreateTestResult = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTestResult>>, TError,CreateTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTestResult>>,
        TError,
        CreateTestResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateTestResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A test result that was deleted is a 404.
 * @summary One test result (DATA-56).
 */
export const getTestResult = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResultResponse>(
      {url: `/v1/test-results/${encodeURIComponent(String(id))}/`, method: 'GET', signal
    },
      options);
    }




export const getGetTestResultQueryKey = (id: string,) => {
    return [
    'v1','test-results',id
    ] as const;
    }


export const getGetTestResultQueryOptions = <TData = Awaited<ReturnType<typeof getTestResult>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTestResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTestResultQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTestResult>>> = ({ signal }) => getTestResult(id, requestOptions, signal);





   return  { queryKey, queryFn: id === null || id === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTestResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useGetTestResult} query
 */
export const invalidateGetTestResult = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTestResultQueryKey(id) }, options);

  return queryClient;
}




export const getGetTestResultSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTestResult>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResult>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTestResultQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTestResult>>> = ({ signal }) => getTestResult(id, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTestResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a test result (DATA-56).
 */
export const updateTestResult = (
    id: string,
    testResultUpdate: BodyType<TestResultUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResultResponse>(
      {url: `/v1/test-results/${encodeURIComponent(String(id))}/`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: testResultUpdate, signal
    },
      options);
    }




export const getUpdateTestResultMutationKey = () => ['updateTestResult'] as const;

export const getUpdateTestResultMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTestResult>>, TError,UpdateTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTestResult>>, TError,UpdateTestResultMutationVariables, TContext> => {

const mutationKey = getUpdateTestResultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTestResult>>, UpdateTestResultMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateTestResult(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateTestResult>>, variables: UpdateTestResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateTestResultMutationVariables = {id: string;data: BodyType<TestResultUpdate>}

    /**
 * @summary Changes the given fields of a test result (DATA-56).
 */
export const useUpdateTestResult = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTestResult>>, TError,UpdateTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTestResult>>,
        TError,
        UpdateTestResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateTestResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a test result out of the record; `restore` brings it back for ten minutes.
 */
export const deleteTestResult = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/test-results/${encodeURIComponent(String(id))}/`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTestResultMutationKey = () => ['deleteTestResult'] as const;

export const getDeleteTestResultMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTestResult>>, TError,DeleteTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTestResult>>, TError,DeleteTestResultMutationVariables, TContext> => {

const mutationKey = getDeleteTestResultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTestResult>>, DeleteTestResultMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTestResult(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteTestResult>>, variables: DeleteTestResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeleteTestResultMutationVariables = {id: string}

    /**
 * @summary Takes a test result out of the record; `restore` brings it back for ten minutes.
 */
export const useDeleteTestResult = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTestResult>>, TError,DeleteTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTestResult>>,
        TError,
        DeleteTestResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteTestResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a test result is still right.
 */
export const confirmTestResult = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResultResponse>(
      {url: `/v1/test-results/${encodeURIComponent(String(id))}/confirm/`, method: 'POST', signal
    },
      options);
    }




export const getConfirmTestResultMutationKey = () => ['confirmTestResult'] as const;

export const getConfirmTestResultMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTestResult>>, TError,ConfirmTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTestResult>>, TError,ConfirmTestResultMutationVariables, TContext> => {

const mutationKey = getConfirmTestResultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTestResult>>, ConfirmTestResultMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmTestResult(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof confirmTestResult>>, variables: ConfirmTestResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ConfirmTestResultMutationVariables = {id: string}

    /**
 * @summary Says that a test result is still right.
 */
export const useConfirmTestResult = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTestResult>>, TError,ConfirmTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTestResult>>,
        TError,
        ConfirmTestResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getConfirmTestResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a test result back that was deleted less than ten minutes ago.
 */
export const restoreTestResult = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TestResultResponse>(
      {url: `/v1/test-results/${encodeURIComponent(String(id))}/restore/`, method: 'POST', signal
    },
      options);
    }




export const getRestoreTestResultMutationKey = () => ['restoreTestResult'] as const;

export const getRestoreTestResultMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTestResult>>, TError,RestoreTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreTestResult>>, TError,RestoreTestResultMutationVariables, TContext> => {

const mutationKey = getRestoreTestResultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreTestResult>>, RestoreTestResultMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreTestResult(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreTestResult>>, variables: RestoreTestResultMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTestResultsQueryKey(), getListRecordStatementsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type RestoreTestResultMutationVariables = {id: string}

    /**
 * @summary Brings a test result back that was deleted less than ten minutes ago.
 */
export const useRestoreTestResult = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTestResult>>, TError,RestoreTestResultMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreTestResult>>,
        TError,
        RestoreTestResultMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreTestResultMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Clears `is_new` for all results of the test. Repeating it does no harm.
 * @summary Marks the results of a test as seen, so that they are no longer new.
 */
export const markTestResultsSeen = (
    testResultsSeen: BodyType<TestResultsSeen>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NoContentResponse>(
      {url: `/v1/test-results/mark_seen/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: testResultsSeen, signal
    },
      options);
    }




export const getMarkTestResultsSeenMutationKey = () => ['markTestResultsSeen'] as const;

export const getMarkTestResultsSeenMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markTestResultsSeen>>, TError,MarkTestResultsSeenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markTestResultsSeen>>, TError,MarkTestResultsSeenMutationVariables, TContext> => {

const mutationKey = getMarkTestResultsSeenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markTestResultsSeen>>, MarkTestResultsSeenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markTestResultsSeen(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof markTestResultsSeen>>, variables: MarkTestResultsSeenMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTestResultsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type MarkTestResultsSeenMutationVariables = {data: BodyType<TestResultsSeen>}

    /**
 * @summary Marks the results of a test as seen, so that they are no longer new.
 */
export const useMarkTestResultsSeen = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markTestResultsSeen>>, TError,MarkTestResultsSeenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markTestResultsSeen>>,
        TError,
        MarkTestResultsSeenMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMarkTestResultsSeenMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
