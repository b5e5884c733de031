import type { InvitationClosedCode } from './invitationClosedCode.ts';

/**
 * Why an invitation cannot be answered any more.
 */
export interface InvitationClosed {
  detail: string;
  code: InvitationClosedCode;
}
