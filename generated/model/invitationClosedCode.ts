
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type InvitationClosedCode = typeof InvitationClosedCode[keyof typeof InvitationClosedCode];


export const InvitationClosedCode = {
  invitation_expired: 'invitation_expired',
  invitation_revoked: 'invitation_revoked',
  invitation_accepted: 'invitation_accepted',
  invitation_declined: 'invitation_declined',
} as const;
