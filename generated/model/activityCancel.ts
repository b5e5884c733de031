
/**
 * Which open step of the journey to cancel.
 */
export interface ActivityCancel {
  /** The open task of the activity. */
  task: string;
}
