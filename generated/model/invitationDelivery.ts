
/**
 * What became of the message that was sent last. `not_sent`: none was sent yet. `bounced`: the mail server of the
 * address rejected it, so it was not delivered.
 */
export type InvitationDelivery = typeof InvitationDelivery[keyof typeof InvitationDelivery];


export const InvitationDelivery = {
  not_sent: 'not_sent',
  sent: 'sent',
  bounced: 'bounced',
} as const;
