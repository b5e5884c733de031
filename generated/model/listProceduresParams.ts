import type { ListProceduresOrderingItem } from './listProceduresOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListProceduresParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Not before this day; partial dates are compared by the parts they have.
 */
date__gte?: string;
/**
 * Not after this day.
 */
date__lte?: string;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Newest first without it. Unknown dates come last either way.
 */
ordering?: ListProceduresOrderingItem[];
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
