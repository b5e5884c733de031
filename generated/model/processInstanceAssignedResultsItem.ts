import type { AssignOutcome } from './assignOutcome.ts';
import type { PersonReference } from './personReference.ts';

export type ProcessInstanceAssignedResultsItem = {
  /** The journey. */
  id: string;
  outcome: AssignOutcome;
  /** Who was responsible when the call came; null for no one. */
  previous: PersonReference | null;
};
