import type { CarePartnerLevel } from './carePartnerLevel.ts';
import type { CarePartnerRole } from './carePartnerRole.ts';

/**
 * A person who supports a patient.
 */
export interface CarePartner {
  /**
     * `account_holder`: looks after the profile in the portal. `care_partner`: helps in the portal with an account of
     * their own. `emergency_contact`: to be called in an emergency.
     */
  role: CarePartnerRole;
  /**
     * First and last name.
     * @maxLength 301
     */
  name: string;
  /**
     * Email address; null if not known.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Phone number in E.164; null without one.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /** What a care partner may do; absent for the other roles. */
  level?: CarePartnerLevel;
}
