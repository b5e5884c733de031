import type { JourneyTrialWait } from './journeyTrialWait.ts';
import type { JourneyTrialWay } from './journeyTrialWay.ts';

/**
 * What the start of a trial, or one move, led to.
 */
export interface JourneyTrialTurn {
  /**
     * Days since the start.
     * @minimum 0
     */
  day: number;
  /**
     * Steps that opened.
     * @items.minLength 1
     * @items.maxLength 100
     */
  opened: string[];
  /**
     * Steps that could not open because a variable is missing.
     * @items.minLength 1
     * @items.maxLength 100
     */
  stuck: string[];
  /** Repeated steps that will open again. */
  waiting: JourneyTrialWait[];
  /** After a completed step, each way that may follow; none while the step will be repeated. */
  ways: JourneyTrialWay[];
  /** Whether the journey ended with it. */
  is_finished: boolean;
}
