import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';
import type { ListOrganizationContentsOrderingItem } from './listOrganizationContentsOrderingItem.ts';
import type { OrganizationContentStatus } from './organizationContentStatus.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListOrganizationContentsParams = {
/**
 * Whose they are.
 */
organization: string;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only these kinds.
 */
type__in?: ContentType[];
/**
 * Only these states.
 */
status__in?: OrganizationContentStatus[];
/**
 * Only what is not whole in this language.
 */
missing_language?: Language;
/**
 * True: only what is due for review; false: only the rest.
 */
review_due?: boolean;
/**
 * The last changed first without it; titles in the caller's language.
 */
ordering?: ListOrganizationContentsOrderingItem[];
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
