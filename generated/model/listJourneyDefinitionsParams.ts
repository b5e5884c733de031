import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';
import type { JourneyReviewState } from './journeyReviewState.ts';
import type { ListJourneyDefinitionsOrderingItem } from './listJourneyDefinitionsOrderingItem.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListJourneyDefinitionsParams = {
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only journeys with this status.
 * @maxItems 3
 */
status__in?: JourneyDefinitionStatus[];
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
/**
 * Only journeys whose draft waits for review, or was sent back (`review/state`).
 * @maxItems 2
 */
review__in?: JourneyReviewState[];
/**
 * What to sort by, first things first; a minus turns the order round. By name without it.
 */
ordering?: ListJourneyDefinitionsOrderingItem[];
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
