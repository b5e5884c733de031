import type { InvitationFinding } from './invitationFinding.ts';

/**
 * What would be sent, and to whom it would not be.
 */
export interface InvitationPreview {
  /** Subject line of the email. */
  subject: string;
  /** Plain text in the language of the invitation, with empty lines between paragraphs. */
  body: string;
  /** One for each address, in their order. */
  results: InvitationFinding[];
}
