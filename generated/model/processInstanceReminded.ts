import type { ProcessInstanceRemindedResultsItem } from './processInstanceRemindedResultsItem.ts';

/**
 * What became of each journey.
 */
export interface ProcessInstanceReminded {
  /** One result per enrolment. */
  results: ProcessInstanceRemindedResultsItem[];
}
