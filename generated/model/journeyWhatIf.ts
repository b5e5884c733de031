import type { JourneyTrialMove } from './journeyTrialMove.ts';
import type { JourneyWhatIfAnswer } from './journeyWhatIfAnswer.ts';

/**
 * An expectation of the author: what opens after these moves of a trial. Checking a design plays the moves again, from
 * `started_on`, and reports what opens instead.
 */
export interface JourneyWhatIf {
  /** The day on which the trial started. Answers are checked against its dates. */
  started_on: string;
  /**
     * What happens, in order.
     * @minItems 1
     */
  moves: JourneyTrialMove[];
  /** What the conditions after the last move compared, to name the expectation; none if nothing was. */
  compared: JourneyWhatIfAnswer[];
  /**
     * The steps that the last move is expected to open; none if nothing is.
     * @items.minLength 1
     * @items.maxLength 100
     */
  opens: string[];
}
