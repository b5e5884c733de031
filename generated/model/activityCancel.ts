
export interface ActivityCancel {
  /** The open task that stands for the activity. */
  task: string;
}
