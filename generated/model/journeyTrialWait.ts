
/**
 * A repeated step that opens again on a day of a trial.
 */
export interface JourneyTrialWait {
  /**
     * The step in the design.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /**
     * When it opens.
     * @minimum 0
     */
  day: number;
}
