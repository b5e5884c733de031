import type { FormUsageJourney } from './formUsageJourney.ts';
import type { FormUsageVersion } from './formUsageVersion.ts';

/**
 * Who is affected by a form.
 */
export interface FormUsage {
  /** The journeys that use it, by name. */
  journeys: FormUsageJourney[];
  /**
     * Open tasks that ask for this form.
     * @minimum 0
     */
  open_task_count: number;
  /** Open tasks keep the version of their opening. */
  open_tasks_by_version: FormUsageVersion[];
}
