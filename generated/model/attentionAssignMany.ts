import type { AttentionAssignManyItemsItem } from './attentionAssignManyItemsItem.ts';

/**
 * Who takes each item, and who had it when the caller last read it.
 */
export interface AttentionAssignMany {
  /**
     * Items, each once.
     * @minItems 1
     */
  items: AttentionAssignManyItemsItem[];
}
