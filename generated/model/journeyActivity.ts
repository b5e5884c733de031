import type { ActivityNeed } from './activityNeed.ts';
import type { FollowingActivity } from './followingActivity.ts';
import type { TaskAudience } from './taskAudience.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * A step that the journey has, whether it was opened before or not, as the care team can start it.
 */
export interface JourneyActivity {
  /** Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task. */
  activity_id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  /** What it is about, in the language of the request. */
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
