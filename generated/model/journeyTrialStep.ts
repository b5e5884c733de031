import type { FormDefinition } from './formDefinition.ts';
import type { JourneyDesignNeed } from './journeyDesignNeed.ts';
import type { JourneyTrialStepState } from './journeyTrialStepState.ts';

/**
 * A step that a trial reached.
 */
export interface JourneyTrialStep {
  /**
     * The step in the design.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** waiting: its next time opens on `day`. stuck: a variable is missing. */
  state: JourneyTrialStepState;
  /**
     * When it opened, opens, got stuck or was done.
     * @minimum 0
     */
  day: number;
  /**
     * The day of the trial on which it is due; null if it never is.
     * @minimum 0
     * @nullable
     */
  due_day: number | null;
  /**
     * How often it was completed.
     * @minimum 0
     */
  times_done: number;
  /** What an open step asks; null when it asks nothing. */
  form: FormDefinition | null;
  /** The variables that a stuck step still needs; none for others. */
  missing: JourneyDesignNeed[];
}
