import type { HealthStorySection } from './healthStorySection.ts';
import type { PersonReference } from './personReference.ts';

/**
 * That a member of a care team opened what is shared with it.
 */
export interface CareTeamShareOpening {
  /** When it was opened. */
  opened_at: string;
  opened_by: PersonReference;
  /** What they saw. */
  sections: HealthStorySection[];
}
