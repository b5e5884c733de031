import type { AdminItem } from './adminItem.ts';
import type { AdminItemCounts } from './adminItemCounts.ts';

/**
 * One page of what needs an administrator, with how many there are of each kind (D-69).
 */
export interface AdminItemList {
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
  results: AdminItem[];
  counts: AdminItemCounts;
}
