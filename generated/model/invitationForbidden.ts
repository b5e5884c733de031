import type { InvitationForbiddenCode } from './invitationForbiddenCode.ts';

/**
 * Why the caller may not answer an invitation. `wrong_account`: it was sent to another address than that of the
 * account. `account_required`: it cannot be accepted as a guest. Without a code: the caller is a guest.
 */
export interface InvitationForbidden {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code?: InvitationForbiddenCode;
}
