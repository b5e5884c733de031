import type { TestResult } from './testResult.ts';

/**
 * One page of test results (D-69).
 */
export interface TestResultList {
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
  results: TestResult[];
}
