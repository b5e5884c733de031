import type { AttentionItem } from './attentionItem.ts';

/**
 * One page of what needs attention (D-69).
 */
export interface AttentionItemList {
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
  results: AttentionItem[];
}
