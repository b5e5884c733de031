import type { Medication } from './medication.ts';

/**
 * One page of medications (D-69).
 */
export interface MedicationList {
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
  results: Medication[];
}
