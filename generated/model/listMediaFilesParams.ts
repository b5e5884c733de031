import type { ListMediaFilesOrderingItem } from './listMediaFilesOrderingItem.ts';
import type { MediaKind } from './mediaKind.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListMediaFilesParams = {
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
kind__in?: MediaKind[];
/**
 * Newest first without it.
 */
ordering?: ListMediaFilesOrderingItem[];
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
