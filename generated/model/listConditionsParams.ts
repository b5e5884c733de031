import type { ConditionStatus } from './conditionStatus.ts';
import type { ListConditionsOrderingItem } from './listConditionsOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListConditionsParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only those of this status.
 */
status?: ConditionStatus;
/**
 * Only those of one of these statuses.
 */
status__in?: ConditionStatus[];
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * By name without it. Unknown years come last either way.
 */
ordering?: ListConditionsOrderingItem[];
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
};
