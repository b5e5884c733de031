
/**
 * `invited`: the message is on its way. `not_sent`: the message could not be handed over just now, and nothing was
 * made; it can be tried again. The others are those of a preview.
 */
export type InvitationOutcomeOutcome = typeof InvitationOutcomeOutcome[keyof typeof InvitationOutcomeOutcome];


export const InvitationOutcomeOutcome = {
  invited: 'invited',
  not_sent: 'not_sent',
  invalid: 'invalid',
  duplicate: 'duplicate',
  already_invited: 'already_invited',
  already_enrolled: 'already_enrolled',
} as const;
