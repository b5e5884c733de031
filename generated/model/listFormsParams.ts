import type { FormStatus } from './formStatus.ts';
import type { Language } from './language.ts';
import type { ListFormsOrderingItem } from './listFormsOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListFormsParams = {
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only forms with this status.
 */
status__in?: FormStatus[];
/**
 * Only forms of which some text is missing in this language.
 */
missing_language?: Language;
/**
 * Only forms that have something written that is not published, or have not.
 */
has_draft?: boolean;
/**
 * By name without it.
 */
ordering?: ListFormsOrderingItem[];
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
