import type { HealthStoryShare } from './healthStoryShare.ts';

/**
 * A page of shares, newest first.
 */
export interface HealthStoryShareList {
  /**
     * Rows on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * Address of the next page; null on the last.
     * @nullable
     */
  next: string | null;
  /**
     * Address of the previous page; null on the first.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: HealthStoryShare[];
}
