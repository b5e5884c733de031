import type { EnrolmentOrdering } from './enrolmentOrdering.ts';
import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * What changes of a saved view; at least one of these.
 */
export interface SavedViewUpdate {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  filters?: SavedViewFilters;
  ordering?: EnrolmentOrdering[];
  /**
     * The columns that are shown, in their order, by the keys of the journey's table.
     * @items.pattern ^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$
     */
  columns?: string[];
}
