import type { EnrolmentCount } from './enrolmentCount.ts';
import type { ListOrganizationJourneysOrderingItem } from './listOrganizationJourneysOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListOrganizationJourneysParams = {
/**
 * The organization; the caller is on its care team, else 404.
 */
organization: string;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only journeys with enrolments in this status.
 */
status__in?: EnrolmentCount[];
/**
 * By name without it; position is the organization's own order. Journeys in which nothing happened yet come last either way.
 */
ordering?: ListOrganizationJourneysOrderingItem[];
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
