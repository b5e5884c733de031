import type { EnrolmentOrdering } from './enrolmentOrdering.ts';
import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * A member's saved view of the enrolments of a journey; private to that member.
 */
export interface SavedView {
  readonly id: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  organization: string;
  process_definition: string;
  filters: SavedViewFilters;
  ordering: EnrolmentOrdering[];
  /**
     * The columns that are shown, in their order, by the keys of the journey's table.
     * @items.pattern ^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$
     */
  columns: string[];
  readonly created_at: string;
  readonly updated_at: string;
}
