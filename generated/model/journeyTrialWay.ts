import type { JourneyCondition } from './journeyCondition.ts';
import type { JourneyTrialWayOutcome } from './journeyTrialWayOutcome.ts';

/**
 * A way that follows a completed step, and whether it was taken.
 */
export interface JourneyTrialWay {
  /**
     * The step that it leads to.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** The condition; null if it is always taken. */
  when: JourneyCondition | null;
  /**
     * taken: the step opened, or got stuck. not_met: the condition does not hold. already_there: it holds, but the step
     * was opened before.
     */
  outcome: JourneyTrialWayOutcome;
  /** The answer or variable that the condition compared; null when there is none. */
  value: string | number | boolean | string[] | null;
}
