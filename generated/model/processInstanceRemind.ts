
/**
 * Whom to remind.
 */
export interface ProcessInstanceRemind {
  /**
     * Journeys, each once.
     * @minItems 1
     * @maxItems 100
     */
  ids: string[];
}
