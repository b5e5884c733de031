import type { JourneyTrialStep } from './journeyTrialStep.ts';
import type { JourneyTrialTeamStep } from './journeyTrialTeamStep.ts';
import type { JourneyTrialTurn } from './journeyTrialTurn.ts';

/**
 * Where a trial of a journey is, and how it came there.
 */
export interface JourneyTrial {
  /**
     * Days since the start.
     * @minimum 0
     */
  day: number;
  /** The date on that day. Answers are checked against it; the trial starts today. */
  date: string;
  /** Whether the journey has ended. */
  is_finished: boolean;
  /** The steps that were reached, in the order of the journey. The start form is `enrolment_start`. */
  steps: JourneyTrialStep[];
  /** The steps that the care team may start now, in the order of the journey; none once it has ended. */
  team_steps: JourneyTrialTeamStep[];
  /** What the start, and then each move, led to. */
  turns: JourneyTrialTurn[];
}
