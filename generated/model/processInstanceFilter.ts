import type { ProcessInstanceFilterVariablesItem } from './processInstanceFilterVariablesItem.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';

/**
 * What to look for (D-73). Every part that is given must hold.
 */
export interface ProcessInstanceFilter {
  organization?: string;
  process_definition?: string;
  patient?: string;
  status__in?: ProcessInstanceStatus[];
  /** @maxLength 200 */
  search?: string;
  /** @maxItems 20 */
  variables?: ProcessInstanceFilterVariablesItem[];
}
