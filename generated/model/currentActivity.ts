import type { TaskAudience } from './taskAudience.ts';

/**
 * An open activity of a journey.
 */
export interface CurrentActivity {
  activity_id: string;
  name: string;
  audience: TaskAudience;
}
