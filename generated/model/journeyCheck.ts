import type { JourneyProblem } from './journeyProblem.ts';

/**
 * Everything that is wrong with a design, in the order of the journey. Errors are what publishing refuses.
 */
export interface JourneyCheck {
  /** What to change before the journey can be published; empty if nothing. */
  problems: JourneyProblem[];
}
