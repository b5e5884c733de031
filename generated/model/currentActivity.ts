import type { TaskAudience } from './taskAudience.ts';

/**
 * An open activity of a journey.
 */
export interface CurrentActivity {
  /** Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task. */
  activity_id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  audience: TaskAudience;
}
