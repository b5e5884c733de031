import type { Immunization } from './immunization.ts';

/**
 * One page of immunizations (D-69).
 */
export interface ImmunizationList {
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
  results: Immunization[];
}
