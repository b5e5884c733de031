import type { JourneyProblem } from './journeyProblem.ts';

/**
 * Everything that is wrong with a design, in the order of the journey. Errors are what publishing refuses.
 */
export interface JourneyCheck {
  problems: JourneyProblem[];
}
