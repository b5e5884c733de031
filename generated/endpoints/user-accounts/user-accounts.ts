import {
  matchQuery,
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
  KeyUsedResponse,
  ListUsersParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  RolePermissionList,
  StillRunningResponse,
  UnauthorizedResponse,
  UserAccount,
  UserChangeRefused,
  UserCreate,
  UserCreated,
  UserList,
  UserRolesUpdate,
  UserStatusChange,
  ValidationFailedResponse
} from '../../model';

import {
  getListOrganizationsQueryKey
} from '../organizations/organizations.ts';

import {
  getGetCurrentUserQueryKey
} from '../users/users.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType , BodyType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];




/**
 * Administrators belong to every organization, so they are in every list. Filters combine with AND.
 * @summary The users (administrators only).
 */
export const listUsers = (
    params?: ListUsersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserList>(
      {url: `/v1/users/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    'v1','users', ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListUsers} query
 */
export const invalidateListUsers = async (
 queryClient: QueryClient, params?: ListUsersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListUsersQueryKey(params) }, options);

  return queryClient;
}




export const getListUsersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








/**
 * Someone with an account gets the roles in this organization and keeps their name and language. A new account has
 * to choose a password at its first sign-in.
 * @summary Adds a user to an organization; who has no account yet gets one, with a temporary password by e-mail.
 */
export const createUser = (
    userCreate: BodyType<UserCreate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserCreated>(
      {url: `/v1/users/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userCreate, signal
    },
      options);
    }




export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createUser>>, variables: CreateUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetCurrentUserQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type CreateUserMutationVariables = {data: BodyType<UserCreate>}

    /**
 * @summary Adds a user to an organization; who has no account yet gets one, with a temporary password by e-mail.
 */
export const useCreateUser = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | StillRunningResponse | KeyUsedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Replaces all roles of the person in the organization. A person keeps at least one role, nobody can give up their
 * own administrator role, and one administrator must remain (409).
 * @summary Changes what a person is in an organization.
 */
export const updateUserRoles = (
    id: string,
    userRolesUpdate: BodyType<UserRolesUpdate>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserAccount>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/roles/`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userRolesUpdate, signal
    },
      options);
    }




export const getUpdateUserRolesMutationKey = () => ['updateUserRoles'] as const;

export const getUpdateUserRolesMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserRoles>>, TError,UpdateUserRolesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserRoles>>, TError,UpdateUserRolesMutationVariables, TContext> => {

const mutationKey = getUpdateUserRolesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserRoles>>, UpdateUserRolesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUserRoles(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateUserRoles>>, variables: UpdateUserRolesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetCurrentUserQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type UpdateUserRolesMutationVariables = {id: string;data: BodyType<UserRolesUpdate>}

    /**
 * @summary Changes what a person is in an organization.
 */
export const useUpdateUserRoles = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserRoles>>, TError,UpdateUserRolesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserRoles>>,
        TError,
        UpdateUserRolesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserRolesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes effect at once on all devices. Administrators cannot deactivate themselves or the last administrator
 * (409).
 * @summary Switches an account off. The person is signed out everywhere and cannot sign in; nothing is deleted.
 */
export const deactivateUser = (
    id: string,
    userStatusChange: BodyType<UserStatusChange>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserAccount>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/deactivate/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userStatusChange, signal
    },
      options);
    }




export const getDeactivateUserMutationKey = () => ['deactivateUser'] as const;

export const getDeactivateUserMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext> => {

const mutationKey = getDeactivateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deactivateUser>>, DeactivateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  deactivateUser(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deactivateUser>>, variables: DeactivateUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetCurrentUserQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type DeactivateUserMutationVariables = {id: string;data: BodyType<UserStatusChange>}

    /**
 * @summary Switches an account off. The person is signed out everywhere and cannot sign in; nothing is deleted.
 */
export const useDeactivateUser = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deactivateUser>>,
        TError,
        DeactivateUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeactivateUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Sessions do not come back; the person signs in again. An account that is active is a 409.
 * @summary Switches an account on again, with the roles that it had.
 */
export const reactivateUser = (
    id: string,
    userStatusChange: BodyType<UserStatusChange>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserAccount>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/reactivate/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userStatusChange, signal
    },
      options);
    }




export const getReactivateUserMutationKey = () => ['reactivateUser'] as const;

export const getReactivateUserMutationOptions = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactivateUser>>, TError,ReactivateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reactivateUser>>, TError,ReactivateUserMutationVariables, TContext> => {

const mutationKey = getReactivateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reactivateUser>>, ReactivateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reactivateUser(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reactivateUser>>, variables: ReactivateUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetCurrentUserQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ReactivateUserMutationVariables = {id: string;data: BodyType<UserStatusChange>}

    /**
 * @summary Switches an account on again, with the roles that it had.
 */
export const useReactivateUser = <TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused | PreconditionFailedResponse | PreconditionRequiredResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactivateUser>>, TError,ReactivateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reactivateUser>>,
        TError,
        ReactivateUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReactivateUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Only for accounts that have never signed in. The new password is emailed.
 * @summary Sends another temporary password to who has not signed in yet; the one before counts no more.
 */
export const resendTemporaryPassword = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserAccount>(
      {url: `/v1/users/${encodeURIComponent(String(id))}/temporary-password/`, method: 'POST', signal
    },
      options);
    }




export const getResendTemporaryPasswordMutationKey = () => ['resendTemporaryPassword'] as const;

export const getResendTemporaryPasswordMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendTemporaryPassword>>, TError,ResendTemporaryPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendTemporaryPassword>>, TError,ResendTemporaryPasswordMutationVariables, TContext> => {

const mutationKey = getResendTemporaryPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendTemporaryPassword>>, ResendTemporaryPasswordMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resendTemporaryPassword(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resendTemporaryPassword>>, variables: ResendTemporaryPasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetCurrentUserQueryKey(), getListOrganizationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}
    export type ResendTemporaryPasswordMutationVariables = {id: string}

    /**
 * @summary Sends another temporary password to who has not signed in yet; the one before counts no more.
 */
export const useResendTemporaryPassword = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UserChangeRefused>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendTemporaryPassword>>, TError,ResendTemporaryPasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendTemporaryPassword>>,
        TError,
        ResendTemporaryPasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResendTemporaryPasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * One row per area, with a level for each role. Use it to show what a role means before giving it.
 * @summary What each role may do (USER-02, USER-03).
 */
export const listRolePermissions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RolePermissionList>(
      {url: `/v1/role-permissions/`, method: 'GET', signal
    },
      options);
    }




export const getListRolePermissionsQueryKey = () => {
    return [
    'v1','role-permissions'
    ] as const;
    }


export const getListRolePermissionsQueryOptions = <TData = Awaited<ReturnType<typeof listRolePermissions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRolePermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRolePermissionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRolePermissions>>> = ({ signal }) => listRolePermissions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRolePermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}




/**
 * @summary Invalidates the {@link useListRolePermissions} query
 */
export const invalidateListRolePermissions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRolePermissionsQueryKey() }, options);

  return queryClient;
}




export const getListRolePermissionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRolePermissions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRolePermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRolePermissionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRolePermissions>>> = ({ signal }) => listRolePermissions(requestOptions, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRolePermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}








