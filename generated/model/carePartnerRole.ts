
/**
 * `account_holder`: looks after the profile in the portal. `emergency_contact`: to be called in an emergency.
 */
export type CarePartnerRole = typeof CarePartnerRole[keyof typeof CarePartnerRole];


export const CarePartnerRole = {
  account_holder: 'account_holder',
  emergency_contact: 'emergency_contact',
} as const;
