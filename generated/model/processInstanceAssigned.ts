import type { ProcessInstanceAssignedResultsItem } from './processInstanceAssignedResultsItem.ts';

/**
 * What became of each journey.
 */
export interface ProcessInstanceAssigned {
  /** One result per enrolment. */
  results: ProcessInstanceAssignedResultsItem[];
}
