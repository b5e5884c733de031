import type { FormData } from './formData.ts';
import type { JourneyTrialMoveKind } from './journeyTrialMoveKind.ts';

/**
 * One thing that happens in a trial. Each kind has its own fields: `complete` (`activity_id`, `answers`), `wait`
 * (`days`), `start` (`activity_id`; the care team opens a step) and `set` (`variable`, `value`; another system writes a
 * variable).
 */
export interface JourneyTrialMove {
  /** What happens. */
  kind: JourneyTrialMoveKind;
  /**
     * The step that is completed, or that the care team opens.
     * @minLength 1
     * @maxLength 100
     */
  activity_id?: string;
  answers?: FormData;
  /**
     * How many days pass.
     * @minimum 1
     * @maximum 730
     */
  days?: number;
  /**
     * The variable that gets `value`.
     * @minLength 1
     * @maxLength 100
     */
  variable?: string;
  /** The new value of the variable. */
  value?: string | number;
}
