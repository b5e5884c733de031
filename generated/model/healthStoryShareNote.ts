
/**
 * What a reader of a share wrote to its owner.
 */
export interface HealthStoryShareNote {
  id: string;
  /**
     * As the reader typed it; not verified.
     * @maxLength 120
     */
  author_name: string;
  /** @maxLength 1000 */
  text: string;
  created_at: string;
}
