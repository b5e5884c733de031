import * as zod from 'zod/mini';

import {
  AccountClosure,
  AccountClosureConfirm,
  AccountClosureRefused,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Safe to repeat: asked again within three minutes, the request is the same one and no other email is sent. After that
 * another code is sent, and the one before no longer counts. Once it is confirmed, asking again changes nothing.
 * @summary Asks to close the caller's own account; a code goes to their email.
 */
export const RequestAccountClosure200Response = AccountClosure

export const RequestAccountClosure401Response = ErrorDetail

export const RequestAccountClosure403Response = ErrorDetail

export const RequestAccountClosure409Response = AccountClosureRefused

/**
 * Safe to repeat. Whoever had confirmed the request also gets an email.
 * @summary The caller keeps their account, before or after the request was confirmed.
 */
export const CancelAccountClosure204Response = /*#__PURE__*/ zod.void()

export const CancelAccountClosure401Response = ErrorDetail

export const CancelAccountClosure403Response = ErrorDetail

/**
 * Until `closes_at` the person uses the portal as before and can change their mind (cancelAccountClosure). At that
 * moment: nobody can sign in with the account and all its sessions end; journeys under way are left, and answers that
 * were not sent are deleted; shares of the Health Story end; open invitations to its email are cancelled. What was
 * sent before stays with the organization, whose law asks it to keep a record of care: the care team still reads it
 * and sees `account_closed_at`. What a withdrawn consent hides stays hidden. The person gets an email about both.
 *
 * Safe to repeat: once it is confirmed, the answer is the same, whatever code is sent.
 * @summary Confirms the request with the code; the account closes 30 days later.
 */
export const ConfirmAccountClosureBody = AccountClosureConfirm

export const ConfirmAccountClosure200Response = AccountClosure

export const ConfirmAccountClosure400Response = ValidationErrors

export const ConfirmAccountClosure401Response = ErrorDetail

export const ConfirmAccountClosure403Response = ErrorDetail

export const ConfirmAccountClosure409Response = AccountClosureRefused

