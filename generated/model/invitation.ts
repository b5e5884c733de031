import type { InvitationDelivery } from './invitationDelivery.ts';
import type { InvitationStatus } from './invitationStatus.ts';
import type { Language } from './language.ts';
import type { PersonReference } from './personReference.ts';

/**
 * An invitation to an organization's journey (DATA-39..42).
 */
export interface Invitation {
  /** Unique id. */
  readonly id: string;
  /**
     * Secret part of the link in the email.
     * @pattern ^[A-Za-z0-9_-]{1,128}$
     */
  token: string;
  status: InvitationStatus;
  /**
     * Address the invitation was sent to.
     * @maxLength 254
     */
  email?: string;
  /** Id of the organization. */
  organization?: string;
  /**
     * The journey it leads to.
     * @nullable
     */
  process_definition?: string | null;
  /**
     * Name of the journey; null if it invites to the organization only.
     * @nullable
     */
  process_definition_name?: string | null;
  language?: Language;
  delivery?: InvitationDelivery;
  /**
     * When the email was last sent; null if it never was.
     * @nullable
     */
  last_sent_at?: string | null;
  /** Who sent it first; null when that is not known. */
  sent_by?: PersonReference | null;
  /**
     * Until when it can be answered; null when it has no end.
     * @nullable
     */
  expires_at?: string | null;
  /**
     * Before this moment it cannot be sent again (a 429); null when there is nothing to wait for.
     * @nullable
     */
  resend_blocked_until?: string | null;
}
