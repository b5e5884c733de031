import type { EnrolmentOrdering } from './enrolmentOrdering.ts';
import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * A member's saved view of the enrolments of a journey; private to that member.
 */
export interface SavedView {
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
  /** Id of the journey’s definition. */
  process_definition: string;
  filters: SavedViewFilters;
  /** Sort keys, first one first; `-` sorts descending. */
  ordering: EnrolmentOrdering[];
  /**
     * The columns that are shown, in their order, by the keys of the journey's table.
     * @items.pattern ^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$
     */
  columns: string[];
  /** When the row was created. */
  readonly created_at: string;
  /** When the row last changed. */
  readonly updated_at: string;
}
