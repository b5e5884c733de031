import type { HealthStorySection } from './healthStorySection.ts';

/**
 * What the care team of an organization may see from now on.
 */
export interface CareTeamShareSave {
  /** Empty to stop sharing. */
  sections: HealthStorySection[];
  /**
     * The last day of sharing, today or later; null for until it is turned off.
     * @nullable
     */
  until: string | null;
}
