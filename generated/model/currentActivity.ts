import type { TaskAudience } from './taskAudience.ts';

/**
 * An activity that stands open in a journey.
 */
export interface CurrentActivity {
  activity_id: string;
  name: string;
  audience: TaskAudience;
}
