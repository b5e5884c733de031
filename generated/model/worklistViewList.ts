import type { WorklistView } from './worklistView.ts';

/**
 * One page of saved views of the worklist (D-69).
 */
export interface WorklistViewList {
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
  results: WorklistView[];
}
