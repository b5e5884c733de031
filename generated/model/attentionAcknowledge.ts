
/**
 * What to remember about it.
 */
export interface AttentionAcknowledge {
  /** @maxLength 1000 */
  note?: string;
}
