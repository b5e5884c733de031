import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListPatientsParams = {
/**
 * Owner of the profiles; `current_user` is the caller.
 * @pattern ^(current_user|[0-9a-fA-F-]{36})$
 */
user?: string;
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
