import type { InvitationUpdateStatus } from './invitationUpdateStatus.ts';

/**
 * The change to an invitation; expiring it is the only one.
 */
export interface InvitationUpdate {
  /** The one change a client may make (CALL-35). */
  status: InvitationUpdateStatus;
}
