import type { AttentionAssignee } from './attentionAssignee.ts';
import type { AttentionKind } from './attentionKind.ts';
import type { AttentionOrdering } from './attentionOrdering.ts';
import type { AttentionSeverity } from './attentionSeverity.ts';
import type { AttentionStatus } from './attentionStatus.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAttentionItemsParams = {
/**
 * The organization; the caller is on its care team, else 404.
 */
organization: string;
/**
 * Only open items, or only acknowledged ones.
 */
status?: AttentionStatus;
/**
 * Only these kinds.
 */
kind__in?: AttentionKind[];
/**
 * Only what matters this much.
 */
severity__in?: AttentionSeverity[];
/**
 * What to sort by, first things first; what is equal stays in the usual order.
 * @maxItems 2
 */
ordering?: AttentionOrdering[];
/**
 * Only what is about this journey.
 */
process_definition?: string;
/**
 * Only items assigned to the caller, or to nobody.
 */
assigned_to?: AttentionAssignee;
/**
 * Only what is about this patient profile.
 */
patient?: string;
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
