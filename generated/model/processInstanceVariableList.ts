import type { ProcessInstanceVariable } from './processInstanceVariable.ts';

/**
 * One page of variables (D-69).
 */
export interface ProcessInstanceVariableList {
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
  results: ProcessInstanceVariable[];
}
