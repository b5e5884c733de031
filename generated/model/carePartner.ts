import type { CarePartnerRole } from './carePartnerRole.ts';

/**
 * A person who supports a patient.
 */
export interface CarePartner {
  /** `account_holder`: looks after the profile in the portal. `emergency_contact`: to be called in an emergency. */
  role: CarePartnerRole;
  /** @maxLength 301 */
  name: string;
  /**
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
}
