
/**
 * What was answered, as much of it as a list of journeys needs.
 */
export interface SubmissionReference {
  id: string;
  /** The task that was completed by it. */
  task: string;
  task_name: string;
  submitted_at: string;
}
