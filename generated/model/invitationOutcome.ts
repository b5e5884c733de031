import type { InvitationOutcomeOutcome } from './invitationOutcomeOutcome.ts';

/**
 * What became of one address.
 */
export interface InvitationOutcome {
  /**
     * Address as it was sent in the request.
     * @maxLength 254
     */
  email: string;
  /**
     * `invited`: the message is on its way. `not_sent`: the message could not be handed over just now, and nothing was
     * made; it can be tried again. The others are those of a preview.
     */
  outcome: InvitationOutcomeOutcome;
  /**
     * The invitation that was made; null when none was.
     * @nullable
     */
  invitation: string | null;
}
