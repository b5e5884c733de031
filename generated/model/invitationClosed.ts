import type { InvitationClosedCode } from './invitationClosedCode.ts';

/**
 * Why an invitation cannot be answered any more.
 */
export interface InvitationClosed {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: InvitationClosedCode;
}
