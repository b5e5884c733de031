import type { Language } from './language.ts';
import type { ListProcessDefinitionsOrderingItem } from './listProcessDefinitionsOrderingItem.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListProcessDefinitionsParams = {
/**
 * Only what is recommended to this patient profile; the answer tells about this profile.
 */
recommended_for?: string;
/**
 * The profile that `recommendation` and `enrolment` tell about; without it and recommended_for, the caller's
 * active one.
 */
patient?: string;
/**
 * Only journeys that are written in one of these languages.
 */
language__in?: Language[];
/**
 * What to sort by, first things first; a minus turns the order round.
 */
ordering?: ListProcessDefinitionsOrderingItem[];
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
