import type { AttentionAssignee } from './attentionAssignee.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';

/**
 * What a saved view looks for; the parts of a filter of journeys that belong to no organization.
 */
export interface SavedViewFilters {
  /** Keeps enrolments in one of these statuses. */
  status__in?: ProcessInstanceStatus[];
  /** True keeps enrolments in progress; false keeps completed ones. */
  completed_at__isnull?: boolean;
  /**
     * Keeps enrolments that are at one of these steps (`activity_id`).
     * @items.minLength 1
     * @items.maxLength 100
     */
  current_step__in?: string[];
  /** True keeps enrolments with an overdue step. */
  overdue?: boolean;
  assigned_to?: AttentionAssignee;
  /**
     * Words in the name or email of the person.
     * @maxLength 200
     */
  search?: string;
}
