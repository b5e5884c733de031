import type { JourneyUsageOrganization } from './journeyUsageOrganization.ts';
import type { JourneyUsageVersion } from './journeyUsageVersion.ts';

/**
 * Who is affected by a journey.
 */
export interface JourneyDefinitionUsage {
  /** All organizations that offer it or have enrolments or invitations for it, by name. */
  organizations: JourneyUsageOrganization[];
  /**
     * How many people are in it now, at all organizations.
     * @minimum 0
     */
  open_enrolment_count: number;
  /** Enrolled people keep the version they started with. */
  open_enrolments_by_version: JourneyUsageVersion[];
  /**
     * Unanswered invitations.
     * @minimum 0
     */
  pending_invitation_count: number;
}
