import type { JourneyVersion } from './journeyVersion.ts';

/**
 * One page of published versions, the newest first (D-69).
 */
export interface JourneyVersionList {
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
  results: JourneyVersion[];
}
