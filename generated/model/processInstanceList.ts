import type { ProcessInstance } from './processInstance.ts';

/**
 * One page of journeys (D-69).
 */
export interface ProcessInstanceList {
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
  results: ProcessInstance[];
}
