import type { MeasurementTarget } from './measurementTarget.ts';

/**
 * One page of targets (D-69).
 */
export interface MeasurementTargetList {
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
  results: MeasurementTarget[];
}
