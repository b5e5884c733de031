import type { AttentionItem } from './attentionItem.ts';

/**
 * The open alerts right before and right after an item, most severe first; null where there is none.
 */
export interface AttentionNeighbours {
  previous: AttentionItem | null;
  next: AttentionItem | null;
}
