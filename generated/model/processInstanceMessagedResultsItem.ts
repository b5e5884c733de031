import type { MessageOutcome } from './messageOutcome.ts';

export type ProcessInstanceMessagedResultsItem = {
  /** The journey. */
  id: string;
  outcome: MessageOutcome;
};
