
/**
 * A step of a journey, by the activity of the process engine.
 */
export interface JourneyStep {
  /**
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** @minLength 1 */
  name: string;
}
