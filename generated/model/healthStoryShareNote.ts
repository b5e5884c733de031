
/**
 * What a reader of a share wrote to its owner.
 */
export interface HealthStoryShareNote {
  /** Unique id. */
  id: string;
  /**
     * As the reader typed it; not verified.
     * @maxLength 120
     */
  author_name: string;
  /**
     * What was written.
     * @maxLength 1000
     */
  text: string;
  /** When the row was created. */
  created_at: string;
}
