
/**
 * One answer of a trend, and the step it was given in.
 */
export interface PersonTrendPoint {
  /** Id of the task. */
  task: string;
  /** Id of the enrolment. */
  process_instance: string;
  /** When the step was completed. */
  at: string;
  /** The number that was answered. */
  value: number;
}
