import type { PersonTrend } from './personTrend.ts';

/**
 * One page of trends (D-69).
 */
export interface PersonTrendList {
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
  results: PersonTrend[];
}
