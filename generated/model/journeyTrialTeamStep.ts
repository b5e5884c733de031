import type { JourneyDesignNeed } from './journeyDesignNeed.ts';

/**
 * A step that the care team may start in a trial.
 */
export interface JourneyTrialTeamStep {
  /**
     * The step in the design.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** The variables that must be set before; none if it can start right away. */
  missing: JourneyDesignNeed[];
}
