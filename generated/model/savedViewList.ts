import type { SavedView } from './savedView.ts';

/**
 * One page of saved views (D-69).
 */
export interface SavedViewList {
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
  results: SavedView[];
}
