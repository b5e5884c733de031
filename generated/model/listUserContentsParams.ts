import type { ContentRecommender } from './contentRecommender.ts';
import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';
import type { ListUserContentsOrdering } from './listUserContentsOrdering.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListUserContentsParams = {
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
/**
 * Only what is for this profile.
 */
patient?: string;
/**
 * Only what belongs to this journey.
 */
process_instance?: string;
/**
 * True: only what is recommended; false: only the rest.
 */
recommended?: boolean;
/**
 * Only what one of these recommends.
 */
recommended_by__in?: ContentRecommender[];
/**
 * True: only what the person saved; false: only the rest.
 */
saved?: boolean;
/**
 * True: only contents in progress; false: only the rest.
 */
started?: boolean;
/**
 * Only what is about one of these.
 */
tag__in?: ContentTag[];
/**
 * Only these kinds.
 */
type__in?: ContentType[];
/**
 * Only what exists in this language.
 */
language?: Language;
/**
 * At least this long.
 * @minimum 0
 * @maximum 240
 */
minutes__gte?: number;
/**
 * At most this long.
 * @minimum 0
 * @maximum 240
 */
minutes__lte?: number;
/**
 * Only what holds this text, whatever its case and accents; best matches first.
 * @minLength 2
 * @maxLength 200
 */
search?: string;
/**
 * `relevance` lists the best match first, then recommended and unread contents; `newest` lists first what was published last.
 */
ordering?: ListUserContentsOrdering;
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
