import type { CarePartnershipRefusedCode } from './carePartnershipRefusedCode.ts';

/**
 * Why an invitation cannot be sent or accepted.
 */
export interface CarePartnershipRefused {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /**
     * `already_invited`: the address has an invitation or access. `too_many`: the person has ten care partners.
     * `ended`: the invitation was cancelled, declined or is past its last day.
     */
  code: CarePartnershipRefusedCode;
}
