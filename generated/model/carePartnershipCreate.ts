import type { CarePartnerLevel } from './carePartnerLevel.ts';

/**
 * Whom to invite, what they may do, and until when.
 */
export interface CarePartnershipCreate {
  /**
     * Their email address.
     * @maxLength 254
     */
  email: string;
  level: CarePartnerLevel;
  /**
     * The last day, today or later; null for until either side ends it.
     * @nullable
     */
  until: string | null;
}
