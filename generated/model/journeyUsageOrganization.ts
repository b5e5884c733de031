
/**
 * An organization that a journey is in use at.
 */
export interface JourneyUsageOrganization {
  /** Unique id. */
  id: string;
  /**
     * Name of the organization.
     * @maxLength 300
     */
  name: string;
  /** Whether new people can join it there. */
  is_offered: boolean;
  /**
     * How many people are in it there now.
     * @minimum 0
     */
  open_enrolment_count: number;
  /**
     * Its unanswered invitations.
     * @minimum 0
     */
  pending_invitation_count: number;
}
