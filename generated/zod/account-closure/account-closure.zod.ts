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
 * Safe to repeat. If the request was confirmed, the person also gets an email.
 * @summary The caller keeps their account, before or after the request was confirmed.
 */
export const CancelAccountClosure204Response = /*#__PURE__*/ zod.void()

export const CancelAccountClosure401Response = ErrorDetail

export const CancelAccountClosure403Response = ErrorDetail

/**
 * Until `closes_at` the person uses the portal as before and can change their mind (cancelAccountClosure). On that
 * date, sign-in is blocked and all sessions end; active journeys are left and drafts are deleted; shares of the
 * Health Story end; open invitations to the account's email are cancelled. Submitted answers stay with the
 * organization, which must keep a record of care by law: the care team can still read them and sees
 * `account_closed_at`. Data hidden by a withdrawn consent stays hidden. The person gets an email about the
 * confirmation and about the closure.
 *
 * Safe to repeat: after the confirmation, every code gets the same response.
 * @summary Confirms the request with the code; the account closes 30 days later.
 */
export const ConfirmAccountClosureBody = AccountClosureConfirm

export const ConfirmAccountClosure200Response = AccountClosure

export const ConfirmAccountClosure400Response = ValidationErrors

export const ConfirmAccountClosure401Response = ErrorDetail

export const ConfirmAccountClosure403Response = ErrorDetail

export const ConfirmAccountClosure409Response = AccountClosureRefused

