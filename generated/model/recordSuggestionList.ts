import type { RecordSuggestion } from './recordSuggestion.ts';

/**
 * One page of suggestions (D-69).
 */
export interface RecordSuggestionList {
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
  results: RecordSuggestion[];
}
