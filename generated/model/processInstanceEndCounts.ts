
/**
 * How many journeys had which outcome.
 */
export interface ProcessInstanceEndCounts {
  /**
     * Journeys that ended.
     * @minimum 0
     */
  ended: number;
  /**
     * Journeys that were over before.
     * @minimum 0
     */
  already_over: number;
}
