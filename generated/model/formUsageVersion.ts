
/**
 * How many open tasks keep a version.
 */
export interface FormUsageVersion {
  /**
     * Number of the version.
     * @minimum 1
     */
  version: number;
  /**
     * Open tasks that ask for this form.
     * @minimum 1
     */
  open_task_count: number;
}
