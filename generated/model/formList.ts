import type { FormSummary } from './formSummary.ts';

/**
 * One page of forms (D-69).
 */
export interface FormList {
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
  results: FormSummary[];
}
