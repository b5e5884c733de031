
/**
 * That the guest accepts the invitation.
 */
export interface InvitationConsume {
  /** Must be true: the guest accepts the invitation. */
  invitation_accepted: boolean;
}
