
/**
 * Which of the caller's own handled items reopen.
 */
export interface AttentionRestoreMany {
  /** @minItems 1 */
  ids: string[];
}
