import type { ListTestResultsOrderingItem } from './listTestResultsOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { TestInterpretation } from './testInterpretation.ts';

export type ListTestResultsParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only the results of this test.
 * @minLength 1
 * @maxLength 60
 */
test_code?: string;
/**
 * Only these.
 */
interpretation__in?: TestInterpretation[];
/**
 * From this day on.
 */
collected_at__gte?: string;
/**
 * Up to this day.
 */
collected_at__lte?: string;
/**
 * True: only what the person has not looked at yet; false: only the rest.
 */
is_new?: boolean;
/**
 * True: of every test only the newest result that fits the other filters.
 */
latest?: boolean;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Newest first by default. `-out_of_range` lists results outside their usual range first.
 */
ordering?: ListTestResultsOrderingItem[];
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
