import type { Patient } from './patient.ts';

/**
 * One page of patient profiles (D-69).
 */
export interface PatientList {
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
  results: Patient[];
}
