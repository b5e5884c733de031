import type { FamilyRelation } from './familyRelation.ts';
import type { ListFamilyHistoryOrderingItem } from './listFamilyHistoryOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListFamilyHistoryParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only this relative.
 */
relation?: FamilyRelation;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * By relative without it, the closest first.
 */
ordering?: ListFamilyHistoryOrderingItem[];
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
