import type { ProcessInstanceMessagedResultsItem } from './processInstanceMessagedResultsItem.ts';

/**
 * What became of each journey.
 */
export interface ProcessInstanceMessaged {
  /** One result per enrolment. */
  results: ProcessInstanceMessagedResultsItem[];
}
