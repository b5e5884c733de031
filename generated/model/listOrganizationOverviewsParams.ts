import type { ListOrganizationOverviewsOrderingItem } from './listOrganizationOverviewsOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Province } from './province.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListOrganizationOverviewsParams = {
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only organizations in these provinces and territories.
 */
province__in?: Province[];
/**
 * By name without it.
 */
ordering?: ListOrganizationOverviewsOrderingItem[];
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
