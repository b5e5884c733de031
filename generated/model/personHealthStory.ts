import type { HealthStory } from './healthStory.ts';

/**
 * What a person shows of their Health Story to a care team.
 */
export interface PersonHealthStory {
  /**
     * The last day of sharing; null for until the person turns it off.
     * @nullable
     */
  until: string | null;
  story: HealthStory;
}
