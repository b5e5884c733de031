
export type AttentionAssignManyItemsItem = {
  /** The item. */
  id: string;
  /**
     * The caller or a member of the care team; null hands it back to the team.
     * @nullable
     */
  assignee: string | null;
  /**
     * Who has it as far as the caller knows; null if no one does.
     * @nullable
     */
  previous: string | null;
};
