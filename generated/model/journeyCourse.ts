import type { JourneyCourseStep } from './journeyCourseStep.ts';
import type { JourneyUsageVersion } from './journeyUsageVersion.ts';

/**
 * One version of a journey, as its care team reads how it goes.
 */
export interface JourneyCourse {
  /**
     * Number of the version.
     * @minimum 1
     */
  version: number;
  /** Whether the next person starts with it. */
  is_current: boolean;
  /** The versions that people of the organization are in now, the newest first. */
  open_versions: JourneyUsageVersion[];
  /** The steps in their order; `next` of each decides what follows. */
  steps: JourneyCourseStep[];
}
