import type { Condition } from './condition.ts';

/**
 * One page of conditions (D-69).
 */
export interface ConditionList {
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
  results: Condition[];
}
