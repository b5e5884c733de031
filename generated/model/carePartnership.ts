import type { CarePartnerLevel } from './carePartnerLevel.ts';
import type { CarePartnershipStatus } from './carePartnershipStatus.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';

/**
 * Someone with an account of their own who helps a person, as that person invited them to.
 */
export interface CarePartnership {
  /** Unique id. */
  readonly id: string;
  patient: PatientReference;
  /**
     * First and last name; null until they accept.
     * @maxLength 301
     * @nullable
     */
  partner_name: string | null;
  /**
     * Where the invitation was sent.
     * @maxLength 254
     */
  partner_email: string;
  level: CarePartnerLevel;
  /**
     * The last day; null for until either side ends it.
     * @nullable
     */
  until: string | null;
  status: CarePartnershipStatus;
  invited_by: PersonReference;
  /** When the invitation was sent. */
  invited_at: string;
  /**
     * When they accepted; else null.
     * @nullable
     */
  accepted_at: string | null;
}
