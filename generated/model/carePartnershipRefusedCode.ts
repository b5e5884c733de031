
/**
 * `already_invited`: the address has an invitation or access. `too_many`: the person has ten care partners.
 * `ended`: the invitation was cancelled, declined or is past its last day.
 */
export type CarePartnershipRefusedCode = typeof CarePartnershipRefusedCode[keyof typeof CarePartnershipRefusedCode];


export const CarePartnershipRefusedCode = {
  already_invited: 'already_invited',
  too_many: 'too_many',
  ended: 'ended',
} as const;
