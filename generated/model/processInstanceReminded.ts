import type { ProcessInstanceRemindedResultsItem } from './processInstanceRemindedResultsItem.ts';

/**
 * What became of each journey.
 */
export interface ProcessInstanceReminded {
  /** @maxItems 100 */
  results: ProcessInstanceRemindedResultsItem[];
}
