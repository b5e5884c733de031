import type { AttentionOrdering } from './attentionOrdering.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type FilterAttentionItemsParams = {
/**
 * What to sort by, first things first; what is equal stays in the usual order.
 * @maxItems 2
 */
ordering?: AttentionOrdering[];
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
