
/**
 * `account_holder`: looks after the profile in the portal. `care_partner`: helps in the portal with an account of
 * their own. `emergency_contact`: to be called in an emergency.
 */
export type CarePartnerRole = typeof CarePartnerRole[keyof typeof CarePartnerRole];


export const CarePartnerRole = {
  account_holder: 'account_holder',
  care_partner: 'care_partner',
  emergency_contact: 'emergency_contact',
} as const;
