
/**
 * Only EXPIRED is known on the wire; the others are known as texts (INV-01, D-11).
 */
export type InvitationStatus = typeof InvitationStatus[keyof typeof InvitationStatus];


export const InvitationStatus = {
  PENDING: 'PENDING',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
