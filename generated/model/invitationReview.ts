import type { InvitationReviewOrganization } from './invitationReviewOrganization.ts';
import type { InvitationStatus } from './invitationStatus.ts';

/**
 * What an invitee is told before answering (CALL-29, CALL-30).
 */
export interface InvitationReview {
  organization: InvitationReviewOrganization;
  status?: InvitationStatus;
  /** @nullable */
  process_definition_name?: string | null;
}
