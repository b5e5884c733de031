
/**
 * What a care partner may do. `read`: see journeys, steps and answers. `fill_in`: also answer steps. `manage`: also
 * join and leave journeys.
 */
export type CarePartnerLevel = typeof CarePartnerLevel[keyof typeof CarePartnerLevel];


export const CarePartnerLevel = {
  read: 'read',
  fill_in: 'fill_in',
  manage: 'manage',
} as const;
