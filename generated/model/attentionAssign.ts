
/**
 * Who takes an item, and who had it when the caller last read it.
 */
export interface AttentionAssign {
  /**
     * The caller or a member of the care team; null hands it back to the team.
     * @nullable
     */
  assignee: string | null;
  /**
     * Who has it as far as the caller knows; null for nobody. If somebody else has it, the response is a 409.
     * @nullable
     */
  previous: string | null;
}
