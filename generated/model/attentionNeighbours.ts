import type { AttentionItem } from './attentionItem.ts';

/**
 * The open alerts right before and right after an item, most severe first; null where there is none.
 */
export interface AttentionNeighbours {
  /** The item before this one; null before the first. */
  previous: AttentionItem | null;
  /** The item after this one; null after the last. */
  next: AttentionItem | null;
}
