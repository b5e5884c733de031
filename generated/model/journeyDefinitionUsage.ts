import type { JourneyUsageOrganization } from './journeyUsageOrganization.ts';
import type { JourneyUsageVersion } from './journeyUsageVersion.ts';

/**
 * Who is affected by a journey.
 */
export interface JourneyDefinitionUsage {
  /** Every organization that offers it, has somebody in it, or invited somebody to it; by name. */
  organizations: JourneyUsageOrganization[];
  /**
     * How many people are in it now, at all organizations.
     * @minimum 0
     */
  open_enrolment_count: number;
  /** Who is in a journey keeps the version that it began with. */
  open_enrolments_by_version: JourneyUsageVersion[];
  /**
     * Invitations that nobody answered yet.
     * @minimum 0
     */
  pending_invitation_count: number;
}
