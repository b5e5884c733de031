import type { CarePartnership } from './carePartnership.ts';

/**
 * One page of care partnerships (D-69).
 */
export interface CarePartnershipList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page, newest first. */
  results: CarePartnership[];
}
