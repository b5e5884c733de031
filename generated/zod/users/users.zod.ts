import * as zod from 'zod/mini';

import {
  ErrorDetail,
  GuestClaim,
  GuestClaimRefused,
  User,
  UserUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Call it first after signing in: roles, consents and the active profile decide which pages a person can open.
 * Guests are users too (`is_guest`).
 * @summary The signed-in user; 401 if no one is signed in (CALL-10, CALL-11).
 */
export const GetCurrentUser200Response = User

export const GetCurrentUser401Response = ErrorDetail

export const GetCurrentUser403Response = ErrorDetail

/**
 * The guest's token is refused from then on, and what the guest did can no longer be moved to an account. A guest
 * who has not agreed to both policies leaves nothing behind: their profile and their journey are gone, and the
 * invitation can be answered again.
 * @summary Ends the visit of the guest who calls (SHELL-37).
 */
export const EndGuestVisit204Response = /*#__PURE__*/ zod.void()

export const EndGuestVisit401Response = ErrorDetail

export const EndGuestVisit403Response = ErrorDetail

/**
 * Omitted fields stay as they are. `current_patient` must be one of the caller’s own profiles.
 * @summary Changes the given fields of the caller's own account, such as the active profile (D-39).
 */
export const UpdateUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateUserBody = UserUpdate

export const UpdateUser200Response = User

export const UpdateUser400Response = ValidationErrors

export const UpdateUser401Response = ErrorDetail

export const UpdateUser403Response = ErrorDetail

export const UpdateUser404Response = ErrorDetail

/**
 * Needs the nonce that the guest made. Profiles, journeys and answers move to the account and the guest’s token
 * stops working. A nonce works once.
 * @summary Moves what a guest made into the signed-in account; the id is the guest's (CALL-13, D-27).
 */
export const ClaimGuestUserParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ClaimGuestUserBody = GuestClaim

export const ClaimGuestUser200Response = User

export const ClaimGuestUser400Response = /*#__PURE__*/ zod.union([GuestClaimRefused,ValidationErrors])

export const ClaimGuestUser401Response = ErrorDetail

export const ClaimGuestUser403Response = ErrorDetail

export const ClaimGuestUser404Response = ErrorDetail

