import type { Procedure } from './procedure.ts';

/**
 * One page of procedures (D-69).
 */
export interface ProcedureList {
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
  results: Procedure[];
}
