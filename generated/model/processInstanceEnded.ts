import type { ProcessInstanceEndedResultsItem } from './processInstanceEndedResultsItem.ts';

/**
 * What became of each journey.
 */
export interface ProcessInstanceEnded {
  /** One result per enrolment. */
  results: ProcessInstanceEndedResultsItem[];
}
