import * as zod from 'zod/mini';

import {
  ErrorDetail,
  RolePermissionList,
  RoleType,
  UserAccount,
  UserChangeRefused,
  UserCreate,
  UserCreated,
  UserList,
  UserRolesUpdate,
  UserStatusChange,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Administrators belong to every organization, so they are in every list. Filters combine with AND.
 * @summary The users (administrators only).
 */
export const listUsersQueryPageDefault = 1;

export const listUsersQueryPageSizeDefault = 20;
export const listUsersQueryPageSizeMax = 100;

export const listUsersQuerySearchMax = 200;



export const ListUsersQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listUsersQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUsersQueryPageSizeMax)), listUsersQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUsersQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only users of this organization; administrators are users of every one.')),
  "role_types__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(RoleType)).check(/*#__PURE__*/ zod.describe('Only users who hold one of these roles, in the organization where one is named.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'deactivated', 'closed'])).check(/*#__PURE__*/ zod.describe('Only accounts of this status.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'email', '-email', 'last_sign_in_at', '-last_sign_in_at']))).check(/*#__PURE__*/ zod.describe('By name without it. Those who have not signed in yet come last.'))
})

export const ListUsers200Response = UserList

export const ListUsers400Response = ValidationErrors

export const ListUsers401Response = ErrorDetail

export const ListUsers403Response = ErrorDetail

export const ListUsers404Response = ErrorDetail

/**
 * Someone with an account gets the roles in this organization and keeps their name and language. A new account has
 * to choose a password at its first sign-in.
 * @summary Adds a user to an organization; who has no account yet gets one, with a temporary password by e-mail.
 */
export const CreateUserBody = UserCreate

export const CreateUser201Response = UserCreated

export const CreateUser400Response = ValidationErrors

export const CreateUser401Response = ErrorDetail

export const CreateUser403Response = ErrorDetail

export const CreateUser404Response = ErrorDetail

export const CreateUser409Response = ErrorDetail

export const CreateUser422Response = ErrorDetail

/**
 * Replaces all roles of the person in the organization. A person keeps at least one role, nobody can give up their
 * own administrator role, and one administrator must remain (409).
 * @summary Changes what a person is in an organization.
 */
export const UpdateUserRolesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateUserRolesBody = UserRolesUpdate

export const UpdateUserRoles200Response = UserAccount

export const UpdateUserRoles400Response = ValidationErrors

export const UpdateUserRoles401Response = ErrorDetail

export const UpdateUserRoles403Response = ErrorDetail

export const UpdateUserRoles404Response = ErrorDetail

export const UpdateUserRoles409Response = UserChangeRefused

export const UpdateUserRoles412Response = ErrorDetail

export const UpdateUserRoles428Response = ErrorDetail

/**
 * Takes effect at once on all devices. Administrators cannot deactivate themselves or the last administrator
 * (409).
 * @summary Switches an account off. The person is signed out everywhere and cannot sign in; nothing is deleted.
 */
export const DeactivateUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeactivateUserBody = UserStatusChange

export const DeactivateUser200Response = UserAccount

export const DeactivateUser400Response = ValidationErrors

export const DeactivateUser401Response = ErrorDetail

export const DeactivateUser403Response = ErrorDetail

export const DeactivateUser404Response = ErrorDetail

export const DeactivateUser409Response = UserChangeRefused

export const DeactivateUser412Response = ErrorDetail

export const DeactivateUser428Response = ErrorDetail

/**
 * Sessions do not come back; the person signs in again. An account that is active is a 409.
 * @summary Switches an account on again, with the roles that it had.
 */
export const ReactivateUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReactivateUserBody = UserStatusChange

export const ReactivateUser200Response = UserAccount

export const ReactivateUser400Response = ValidationErrors

export const ReactivateUser401Response = ErrorDetail

export const ReactivateUser403Response = ErrorDetail

export const ReactivateUser404Response = ErrorDetail

export const ReactivateUser409Response = UserChangeRefused

export const ReactivateUser412Response = ErrorDetail

export const ReactivateUser428Response = ErrorDetail

/**
 * Only for accounts that have never signed in. The new password is emailed.
 * @summary Sends another temporary password to who has not signed in yet; the one before counts no more.
 */
export const ResendTemporaryPasswordParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ResendTemporaryPassword200Response = UserAccount

export const ResendTemporaryPassword401Response = ErrorDetail

export const ResendTemporaryPassword403Response = ErrorDetail

export const ResendTemporaryPassword404Response = ErrorDetail

export const ResendTemporaryPassword409Response = UserChangeRefused

/**
 * One row per area, with a level for each role. Use it to show what a role means before giving it.
 * @summary What each role may do (USER-02, USER-03).
 */
export const ListRolePermissions200Response = RolePermissionList

export const ListRolePermissions401Response = ErrorDetail

export const ListRolePermissions403Response = ErrorDetail

