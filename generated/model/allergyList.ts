import type { Allergy } from './allergy.ts';

/**
 * One page of allergies (D-69).
 */
export interface AllergyList {
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
  results: Allergy[];
}
