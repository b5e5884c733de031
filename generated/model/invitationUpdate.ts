import type { InvitationUpdateStatus } from './invitationUpdateStatus.ts';

export interface InvitationUpdate {
  /** The one change a client may make (CALL-35). */
  status: InvitationUpdateStatus;
}
