import type { InvitationReviewOrganization } from './invitationReviewOrganization.ts';
import type { InvitationStatus } from './invitationStatus.ts';
import type { Language } from './language.ts';

/**
 * An invitation as shown to the invitee, before and after answering it (CALL-29, CALL-30).
 */
export interface InvitationReview {
  /** The organization that invites. */
  organization: InvitationReviewOrganization;
  status: InvitationStatus;
  /**
     * Name of the journey; null if it invites to the organization only.
     * @nullable
     */
  process_definition_name: string | null;
  /**
     * What the journey involves; null when the invitation leads to none.
     * @nullable
     */
  process_definition_description: string | null;
  /**
     * Until when it can be answered; null when it has no end. After that its status is EXPIRED.
     * @nullable
     */
  expires_at: string | null;
  /**
     * Who of the care team sent it; null when that is not known.
     * @nullable
     */
  sent_by: string | null;
  /**
     * The recipient's address, masked so that the token alone does not reveal it; null for a registration link, which is
     * for anyone.
     * @maxLength 254
     * @nullable
     */
  recipient: string | null;
  /**
     * Whether the caller may answer it with their account: true if it was sent to their address or they accepted it;
     * false if they are signed in with another address; null if they are signed out. Guests count as signed out, except
     * for the invitation that started their visit. A registration link is for every signed-in caller.
     * @nullable
     */
  is_for_caller: boolean | null;
  /**
     * The resulting journey, for the caller who accepted it; null for everyone else.
     * @nullable
     */
  process_instance: string | null;
  /** Whether it can be accepted without an account now. It can while it is pending and leads to a journey. */
  may_be_guest: boolean;
  /**
     * The language of the message, in which the portal opens unless another one was chosen; null for a registration
     * link, which has no recipient.
     */
  language: Language | null;
}
