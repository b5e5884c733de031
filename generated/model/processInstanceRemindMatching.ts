import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * Whom to remind; everyone in a journey who fits the filters.
 */
export interface ProcessInstanceRemindMatching {
  /** Id of the organization. */
  organization: string;
  /** Id of the journey’s definition. */
  process_definition: string;
  filters: SavedViewFilters;
  /**
     * How many journeys fit when the caller chose them.
     * @minimum 1
     */
  count: number;
}
