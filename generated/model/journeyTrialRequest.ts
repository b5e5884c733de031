import type { JourneyDesign } from './journeyDesign.ts';
import type { JourneyTrialMove } from './journeyTrialMove.ts';

/**
 * The design to try, as it is being written, and what happened so far.
 */
export interface JourneyTrialRequest {
  design: JourneyDesign;
  /** In their order; none at the start. */
  moves: JourneyTrialMove[];
}
