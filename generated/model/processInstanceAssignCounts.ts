
/**
 * How many journeys had which outcome.
 */
export interface ProcessInstanceAssignCounts {
  /**
     * Journeys that changed as asked.
     * @minimum 0
     */
  assigned: number;
  /**
     * Journeys that were so before.
     * @minimum 0
     */
  already_assigned: number;
}
