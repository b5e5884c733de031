
export interface ActivityCancel {
  /** The open task of the activity. */
  task: string;
}
