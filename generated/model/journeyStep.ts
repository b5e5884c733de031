
/**
 * A step of a journey, by the activity of the process engine.
 */
export interface JourneyStep {
  /**
     * Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /**
     * Title of the step, in the language of the request.
     * @minLength 1
     */
  name: string;
}
