import type { AttentionOutcome } from './attentionOutcome.ts';

export type AttentionResultsResultsItem = {
  /** The item. */
  id: string;
  outcome: AttentionOutcome;
};
