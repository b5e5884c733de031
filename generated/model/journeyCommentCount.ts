
/**
 * How many comments are open at a step.
 */
export interface JourneyCommentCount {
  /**
     * The `activity_id` of the step.
     * @maxLength 100
     */
  step: string;
  /**
     * Its open comments.
     * @minimum 1
     */
  count: number;
}
