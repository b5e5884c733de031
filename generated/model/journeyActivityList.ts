import type { JourneyActivity } from './journeyActivity.ts';

/**
 * One page of activities (D-69).
 */
export interface JourneyActivityList {
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
  results: JourneyActivity[];
}
