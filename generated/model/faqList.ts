import type { Faq } from './faq.ts';

/**
 * One page of frequent questions, category by category (D-69).
 */
export interface FaqList {
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
  results: Faq[];
}
