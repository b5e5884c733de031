import type { AttentionOrdering } from './attentionOrdering.ts';
import type { WorklistViewFilters } from './worklistViewFilters.ts';

/**
 * A member's saved view of an organization's worklist; private to that member.
 */
export interface WorklistView {
  /** Unique id. */
  readonly id: string;
  /**
     * Name that its owner gave the view.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /** Id of the organization. */
  organization: string;
  filters: WorklistViewFilters;
  /**
     * Sort keys, first one first; `-` sorts descending.
     * @maxItems 2
     */
  ordering: AttentionOrdering[];
  /** Whether the worklist opens with this view. At most one view of an organization. */
  is_default: boolean;
  /** When the row was created. */
  readonly created_at: string;
  /** When the row last changed. */
  readonly updated_at: string;
}
