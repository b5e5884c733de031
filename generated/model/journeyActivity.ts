import type { ActivityNeed } from './activityNeed.ts';
import type { FollowingActivity } from './followingActivity.ts';
import type { TaskAudience } from './taskAudience.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * A step that the journey has, whether it was opened before or not, as the care team can start it.
 */
export interface JourneyActivity {
  activity_id: string;
  name: string;
  description: string;
  kind: TaskKind;
  audience: TaskAudience;
  /** Whether it may be started again after it was done. */
  repeatable: boolean;
  /**
     * When it was opened last; null when it never was, or each time was cancelled.
     * @nullable
     */
  last_started_at: string | null;
  /**
     * Its open task; while there is one, it cannot be started.
     * @nullable
     */
  open_task: string | null;
  /** The variables without which it cannot be started. */
  needs: ActivityNeed[];
  /** What comes after it, in the order of the journey. */
  following: FollowingActivity[];
}
