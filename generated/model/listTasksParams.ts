import type { AudienceParameter } from './audienceParameter.ts';
import type { ListTasksOrderingItem } from './listTasksOrderingItem.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { TaskKind } from './taskKind.ts';
import type { TaskStatus } from './taskStatus.ts';

export type ListTasksParams = {
/**
 * The assignee; `current_user` is the caller. Steps of the care team have no assignee, so they are returned only
 * without this filter.
 * @pattern ^(current_user|[0-9a-fA-F-]{36})$
 */
assignee?: string;
/**
 * Only tasks of this journey.
 */
process_instance?: string;
/**
 * Only tasks of this patient profile.
 */
patient?: string;
/**
 * Only tasks of these patient profiles.
 */
patient__in?: string[];
/**
 * Only these statuses. Without it open and completed tasks come, cancelled ones only when they are named.
 */
status__in?: TaskStatus[];
/**
 * Only these kinds of task.
 */
kind__in?: TaskKind[];
/**
 * Who does the step: patient, the patient or who looks after them; provider, the care team. What a care team does is
 * never shown to patients: it is in none of their lists, and its address is a 404 for them.
 */
audience?: AudienceParameter;
/**
 * True: open tasks only; false: completed ones only.
 */
completed_at__isnull?: boolean;
/**
 * What to sort by, first things first; a minus turns the order round. `closed_at` is when a task was completed
 * or cancelled. What has no value comes last.
 */
ordering?: ListTasksOrderingItem[];
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
/**
 * The page of the list, from 1. A page past the end is a 404.
 * @minimum 1
 */
page?: PageParameter;
/**
 * How many results a page holds.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
};
