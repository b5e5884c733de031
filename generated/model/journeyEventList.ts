import type { JourneyEvent } from './journeyEvent.ts';

/**
 * One page of events (D-69).
 */
export interface JourneyEventList {
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
  results: JourneyEvent[];
}
