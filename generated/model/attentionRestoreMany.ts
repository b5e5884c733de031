
/**
 * Which of the caller's own handled items reopen.
 */
export interface AttentionRestoreMany {
  /**
     * Ids of the items to change.
     * @minItems 1
     */
  ids: string[];
}
