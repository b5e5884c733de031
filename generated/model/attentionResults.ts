import type { AttentionResultsResultsItem } from './attentionResultsResultsItem.ts';

/**
 * What became of each item.
 */
export interface AttentionResults {
  /** One result per item. */
  results: AttentionResultsResultsItem[];
}
