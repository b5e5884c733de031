
/**
 * The one change a client may make (CALL-35).
 */
export type InvitationUpdateStatus = typeof InvitationUpdateStatus[keyof typeof InvitationUpdateStatus];


export const InvitationUpdateStatus = {
  EXPIRED: 'EXPIRED',
} as const;
