import type { EventOrderingParameter } from './eventOrderingParameter.ts';
import type { EventTypeInParameter } from './eventTypeInParameter.ts';
import type { MyRoleTypeParameter } from './myRoleTypeParameter.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListJourneyEventsParams = {
/**
 * Only events of this patient profile.
 */
patient?: string;
/**
 * Only events of these patient profiles.
 */
patient__in?: string[];
/**
 * Only events of this journey.
 */
process_instance?: string;
/**
 * As patient, only journeys of the profiles that the caller looks after; as provider, only those of
 * organizations in which the caller is on the care team. Without it, all that the caller may see.
 */
my_role_type?: MyRoleTypeParameter;
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
/**
 * Only events of these types.
 */
type__in?: EventTypeInParameter;
/**
 * Newest first without it.
 */
ordering?: EventOrderingParameter;
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
