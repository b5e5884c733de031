import type { PersonHit } from './personHit.ts';

/**
 * One page of people whom a search found (D-69).
 */
export interface PersonHitList {
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
  results: PersonHit[];
}
