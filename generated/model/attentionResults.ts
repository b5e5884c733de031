import type { AttentionResultsResultsItem } from './attentionResultsResultsItem.ts';

/**
 * What became of each item.
 */
export interface AttentionResults {
  results: AttentionResultsResultsItem[];
}
