import type { EndOutcome } from './endOutcome.ts';

export type ProcessInstanceEndedResultsItem = {
  /** The journey. */
  id: string;
  outcome: EndOutcome;
};
