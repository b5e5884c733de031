import type { FormUsageJourney } from './formUsageJourney.ts';
import type { FormUsageVersion } from './formUsageVersion.ts';

/**
 * Who is affected by a form.
 */
export interface FormUsage {
  /**
     * The journeys that use it, by name.
     * @maxItems 1000
     */
  journeys: FormUsageJourney[];
  /** @minimum 0 */
  open_task_count: number;
  /**
     * Open tasks keep the version of their opening.
     * @maxItems 1000
     */
  open_tasks_by_version: FormUsageVersion[];
}
