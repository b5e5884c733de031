
/**
 * `new`: it can be invited. `invalid`: not an email address. `duplicate`: it is listed above. `already_invited`: an
 * invitation to this journey is open. `already_enrolled`: the person of this address is in this journey now.
 */
export type InvitationFindingFinding = typeof InvitationFindingFinding[keyof typeof InvitationFindingFinding];


export const InvitationFindingFinding = {
  new: 'new',
  invalid: 'invalid',
  duplicate: 'duplicate',
  already_invited: 'already_invited',
  already_enrolled: 'already_enrolled',
} as const;
