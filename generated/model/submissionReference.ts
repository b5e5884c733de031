
/**
 * What was answered, as much of it as a list of journeys needs.
 */
export interface SubmissionReference {
  /** Unique id. */
  id: string;
  /** The task that was completed by it. */
  task: string;
  /** Title of the step, in the language of the request. */
  task_name: string;
  /** When the step was completed. */
  submitted_at: string;
}
