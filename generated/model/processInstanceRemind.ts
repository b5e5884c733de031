
/**
 * Whom to remind.
 */
export interface ProcessInstanceRemind {
  /**
     * Journeys, each once.
     * @minItems 1
     */
  ids: string[];
}
