import type { ProcessDefinition } from './processDefinition.ts';

/**
 * One page of journey definitions (D-69).
 */
export interface ProcessDefinitionList {
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
  results: ProcessDefinition[];
}
