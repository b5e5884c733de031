
export interface InvitationConsume {
  invitation_accepted: boolean;
}
