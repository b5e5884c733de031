import type { ListTasksOrderingItem } from './listTasksOrderingItem.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListTasksParams = {
/**
 * Whose tasks; `current_user` stands for the caller.
 * @pattern ^(current_user|[0-9a-fA-F-]{36})$
 */
assignee?: string;
/**
 * Only tasks of this journey.
 */
process_instance?: string;
/**
 * True: open tasks only; false: completed ones only.
 */
completed_at__isnull?: boolean;
/**
 * What to sort by, first things first; a minus turns the order round.
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
