
/**
 * How many open tasks keep a version.
 */
export interface FormUsageVersion {
  /** @minimum 1 */
  version: number;
  /** @minimum 1 */
  open_task_count: number;
}
