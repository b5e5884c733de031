import type { InvitationReviewOrganization } from './invitationReviewOrganization.ts';
import type { InvitationStatus } from './invitationStatus.ts';
import type { Language } from './language.ts';

/**
 * What an invitee is told before answering, and what became of it after (CALL-29, CALL-30).
 */
export interface InvitationReview {
  organization: InvitationReviewOrganization;
  status: InvitationStatus;
  /** @nullable */
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
     * To whom it was sent, masked so that the token alone tells nobody's address; null for a registration link, which
     * is for everybody.
     * @maxLength 254
     * @nullable
     */
  recipient: string | null;
  /**
     * Whether the caller may answer it with their account: true when it was sent to their address, or when they
     * accepted it; false when they are signed in with another address; null when nobody is signed in. A guest is
     * signed in as nobody, but for the invitation that made them one. A registration link is for everybody who is
     * signed in.
     * @nullable
     */
  is_for_caller: boolean | null;
  /**
     * The journey it led to, for the caller who accepted it; null for everybody else.
     * @nullable
     */
  process_instance: string | null;
  /** Whether it can be accepted without an account now. It can while it is pending and leads to a journey. */
  may_be_guest: boolean;
  /**
     * The language that it was written in, in which the portal opens where no other was chosen; null for a registration
     * link, which is written to nobody.
     */
  language: Language | null;
}
