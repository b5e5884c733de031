import type { Measurement } from './measurement.ts';

/**
 * One page of measurements (D-69).
 */
export interface MeasurementList {
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
  results: Measurement[];
}
