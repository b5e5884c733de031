
/**
 * The submission that completing a task created.
 */
export interface TaskCompleted {
  /** Id of the submission that was created. */
  submission_id: string;
}
