import * as zod from 'zod/mini';

import {
  ErrorDetail,
  GuestClaimNonce,
  UserPreferences,
  UserPreferencesUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Only the person can change it. The language decides texts, emails and dates of later responses.
 * @summary Changes the language preference (CALL-16).
 */
export const UpdateUserPreferencesParams = /*#__PURE__*/ zod.object({
  "user_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The user\'s id.'))
})

export const UpdateUserPreferencesBody = UserPreferencesUpdate

export const UpdateUserPreferences200Response = UserPreferences

export const UpdateUserPreferences400Response = ValidationErrors

export const UpdateUserPreferences401Response = ErrorDetail

export const UpdateUserPreferences403Response = ErrorDetail

export const UpdateUserPreferences404Response = ErrorDetail

/**
 * Send it to `claimGuestUser` after signing in to the account. It works once, for a day.
 * @summary Makes the nonce with which the guest's work can be claimed, once (CALL-15).
 */
export const CreateGuestUserClaimNonceParams = /*#__PURE__*/ zod.object({
  "user_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The user\'s id.'))
})

export const CreateGuestUserClaimNonce200Response = GuestClaimNonce

export const CreateGuestUserClaimNonce401Response = ErrorDetail

export const CreateGuestUserClaimNonce403Response = ErrorDetail

export const CreateGuestUserClaimNonce404Response = ErrorDetail

