import type { ProcessInstanceStatus } from './processInstanceStatus.ts';

/**
 * What a saved view looks for; the parts of a filter of journeys that belong to no organization.
 */
export interface SavedViewFilters {
  status__in?: ProcessInstanceStatus[];
  completed_at__isnull?: boolean;
  /**
     * @items.minLength 1
     * @items.maxLength 100
     */
  current_step__in?: string[];
  overdue?: boolean;
  /** @maxLength 200 */
  search?: string;
}
