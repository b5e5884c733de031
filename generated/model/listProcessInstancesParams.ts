import type { ListProcessInstancesOrderingItem } from './listProcessInstancesOrderingItem.ts';
import type { MyRoleTypeParameter } from './myRoleTypeParameter.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListProcessInstancesParams = {
/**
 * As patient, only journeys of the profiles that the caller looks after; as provider, only those of
 * organizations in which the caller is on the care team. Without it, all that the caller may see.
 */
my_role_type?: MyRoleTypeParameter;
/**
 * Only journeys of this patient profile.
 */
patient?: string;
/**
 * Only journeys of this definition.
 */
process_definition?: string;
/**
 * Only these statuses.
 */
status__in?: ProcessInstanceStatus[];
/**
 * True: journeys that are not finished; false: finished ones.
 */
completed_at__isnull?: boolean;
/**
 * What to sort by, first things first; a minus turns the order round.
 */
ordering?: ListProcessInstancesOrderingItem[];
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
