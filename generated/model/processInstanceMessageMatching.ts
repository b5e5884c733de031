import type { SavedViewFilters } from './savedViewFilters.ts';

/**
 * Whom to send an approved message; everyone in a journey who fits the filters.
 */
export interface ProcessInstanceMessageMatching {
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
  /** Id of the approved message. */
  template: string;
  /**
     * The revision that the caller read, so that no one sends a text they have not seen.
     * @minimum 1
     */
  revision: number;
}
