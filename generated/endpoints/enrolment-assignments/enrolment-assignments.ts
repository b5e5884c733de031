import {
  useMutation,
  useQueryClient

} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult

} from '@tanstack/react-query';

import type {
  ConflictResponse,
  ForbiddenResponse,
  KeyUsedResponse,
  NotFoundResponse,
  ProcessInstanceAssign,
  ProcessInstanceAssignCounts,
  ProcessInstanceAssignMatching,
  ProcessInstanceAssigned,
  StillRunningResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getListProcessInstancesQueryKey
} from '../process-instances/process-instances.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * One member of the care team, the caller, or no one. With `previous`, journeys that someone else has by now stay
 * as they are. Patients are not shown who is responsible. Every change is recorded in the audit events. If the
 * caller may not see one of the journeys, the whole call is a 404 and nothing changes.
 * @summary Sets who of the care team is responsible for several people’s journeys; care teams and administrators.
 */
export const assignProcessInstances = (
    processInstanceAssign: BodyType<ProcessInstanceAssign>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceAssigned>(
      {url: `/v1/process-instances/assign/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceAssign, signal
    },
      options);
    }




export const getAssignProcessInstancesMutationKey = () => ['assignProcessInstances'] as const;

export const getAssignProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignProcessInstances>>, TError,AssignProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignProcessInstances>>, TError,AssignProcessInstancesMutationVariables, TContext> => {

const mutationKey = getAssignProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignProcessInstances>>, AssignProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assignProcessInstances(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof assignProcessInstances>>, variables: AssignProcessInstancesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AssignProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceAssign>}

    /**
 * @summary Sets who of the care team is responsible for several people’s journeys; care teams and administrators.
 */
export const useAssignProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignProcessInstances>>, TError,AssignProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignProcessInstances>>,
        TError,
        AssignProcessInstancesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAssignProcessInstancesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Does what `assignProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and nothing changes. An organization that is
 * not the caller's is a 404.
 * @summary Sets who is responsible for everyone in a journey who fits a filter; care teams and administrators.
 */
export const assignMatchingProcessInstances = (
    processInstanceAssignMatching: BodyType<ProcessInstanceAssignMatching>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ProcessInstanceAssignCounts>(
      {url: `/v1/process-instances/assign-matching/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: processInstanceAssignMatching, signal
    },
      options);
    }




export const getAssignMatchingProcessInstancesMutationKey = () => ['assignMatchingProcessInstances'] as const;

export const getAssignMatchingProcessInstancesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignMatchingProcessInstances>>, TError,AssignMatchingProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignMatchingProcessInstances>>, TError,AssignMatchingProcessInstancesMutationVariables, TContext> => {

const mutationKey = getAssignMatchingProcessInstancesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignMatchingProcessInstances>>, AssignMatchingProcessInstancesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assignMatchingProcessInstances(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof assignMatchingProcessInstances>>, variables: AssignMatchingProcessInstancesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListProcessInstancesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type AssignMatchingProcessInstancesMutationVariables = {data: BodyType<ProcessInstanceAssignMatching>}

    /**
 * @summary Sets who is responsible for everyone in a journey who fits a filter; care teams and administrators.
 */
export const useAssignMatchingProcessInstances = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignMatchingProcessInstances>>, TError,AssignMatchingProcessInstancesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignMatchingProcessInstances>>,
        TError,
        AssignMatchingProcessInstancesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAssignMatchingProcessInstancesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
