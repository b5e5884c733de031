import type { FamilyHistory } from './familyHistory.ts';

/**
 * One page of a family history (D-69).
 */
export interface FamilyHistoryList {
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
  /** Rows of this page. */
  results: FamilyHistory[];
}
