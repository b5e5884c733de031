
/**
 * A note of a reader; plain text.
 */
export interface HealthStoryShareNoteCreate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  author_name: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
