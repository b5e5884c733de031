import type { RecordStatement } from './recordStatement.ts';

/**
 * What is said of each kind, in the order of the kinds; all of them on one page.
 */
export interface RecordStatementList {
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
  results: RecordStatement[];
}
