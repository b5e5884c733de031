
/**
 * Steps done and steps in all.
 */
export type ProcessInstanceProgress = {
  /**
     * Steps that are done.
     * @minimum 0
     */
  completed: number;
  /**
     * Null when it depends on the answers.
     * @minimum 0
     * @nullable
     */
  total: number | null;
};
