import type { CareTeamShareOpening } from './careTeamShareOpening.ts';
import type { HealthStorySection } from './healthStorySection.ts';
import type { OrganizationReference } from './organizationReference.ts';

/**
 * What a person shows of their Health Story to the care team of an organization.
 */
export interface CareTeamShare {
  organization: OrganizationReference;
  /** What its care team may see; empty after the last day, or when nothing is shared. */
  sections: HealthStorySection[];
  /**
     * The last day of sharing, in the time zone of the portal; null for until it is turned off.
     * @nullable
     */
  until: string | null;
  /**
     * How often the care team opened it.
     * @minimum 0
     */
  opened_count: number;
  /** The last hundred, newest first. */
  openings: CareTeamShareOpening[];
}
