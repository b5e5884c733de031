import type { Language } from './language.ts';

/**
 * Whom to invite, to what, and in which language the message is.
 */
export interface InvitationBatch {
  /** Id of the organization. */
  organization: string;
  /** A journey of this organization. */
  process_definition: string;
  language: Language;
  /**
     * One address each, as it was typed: one that is not an address does not keep the others from being invited.
     * There is no limit on invitations (INV-05); more people than this are several calls.
     * @minItems 1
     * @items.minLength 1
     * @items.maxLength 254
     */
  emails: string[];
}
