
/**
 * Which journeys are whose responsibility.
 */
export interface ProcessInstanceAssign {
  /**
     * Journeys, each once.
     * @minItems 1
     */
  ids: string[];
  /**
     * The caller or a member of the care team; null for no one.
     * @nullable
     */
  assignee: string | null;
  /**
     * Who is responsible as far as the caller knows; null for no one. Journeys of someone else stay as they are. Left
     * out, all of them change.
     * @nullable
     */
  previous?: string | null;
}
