import * as zod from 'zod/mini';

import {
  ErrorDetail,
  GuestClaim,
  GuestClaimRefused,
  RoleType,
  User,
  UserList,
  UserUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
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
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "role_types__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(RoleType)).check(/*#__PURE__*/ zod.describe('Only users who hold one of these roles.'))
})

export const listUsersHeaderXIslandMax = 64;



export const ListUsersHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUsersHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const ListUsers200Response = UserList

export const ListUsers400Response = ValidationErrors

export const ListUsers401Response = ErrorDetail

export const ListUsers403Response = ErrorDetail

export const ListUsers404Response = ErrorDetail

/**
 * @summary Who is signed in; 401 means nobody (CALL-10, CALL-11).
 */
export const getCurrentUserHeaderXIslandMax = 64;



export const GetCurrentUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCurrentUserHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetCurrentUser200Response = User

export const GetCurrentUser401Response = ErrorDetail

export const GetCurrentUser403Response = ErrorDetail

/**
 * @summary Changes the given fields of the caller's own account, such as the active profile (D-39).
 */
export const UpdateUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const updateUserHeaderXIslandMax = 64;



export const UpdateUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateUserHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const UpdateUserBody = UserUpdate

export const UpdateUser200Response = User

export const UpdateUser400Response = ValidationErrors

export const UpdateUser401Response = ErrorDetail

export const UpdateUser403Response = ErrorDetail

export const UpdateUser404Response = ErrorDetail

/**
 * @summary Moves what a guest made into the signed-in account; the id is the guest's (CALL-13, D-27).
 */
export const ClaimGuestUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const claimGuestUserHeaderXIslandMax = 64;



export const ClaimGuestUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimGuestUserHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const ClaimGuestUserBody = GuestClaim

export const ClaimGuestUser200Response = User

export const ClaimGuestUser400Response = /*#__PURE__*/ zod.union([GuestClaimRefused,ValidationErrors])

export const ClaimGuestUser401Response = ErrorDetail

export const ClaimGuestUser403Response = ErrorDetail

export const ClaimGuestUser404Response = ErrorDetail

