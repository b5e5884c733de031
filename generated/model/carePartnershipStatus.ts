
/**
 * `invited`: not answered yet. `active`: the care partner has access. `ended`: declined, cancelled, ended by either
 * side, or past its last day.
 */
export type CarePartnershipStatus = typeof CarePartnershipStatus[keyof typeof CarePartnershipStatus];


export const CarePartnershipStatus = {
  invited: 'invited',
  active: 'active',
  ended: 'ended',
} as const;
