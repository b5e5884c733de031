
/**
 * Resolves a comment, or opens it again.
 */
export interface JourneyCommentUpdate {
  /** Whether it is dealt with. */
  is_resolved: boolean;
}
