import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * Who is responsible for everyone in a journey who fits the filters.
 */
export interface ProcessInstanceAssignMatching {
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
  /**
     * The caller or a member of the care team; null for no one.
     * @nullable
     */
  assignee: string | null;
}
