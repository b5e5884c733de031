import type { InvitationFindingFinding } from './invitationFindingFinding.ts';

/**
 * What an address is to a journey before it is invited.
 */
export interface InvitationFinding {
  /**
     * Address as it was sent in the request.
     * @maxLength 254
     */
  email: string;
  /**
     * `new`: it can be invited. `invalid`: not an email address. `duplicate`: it is listed above. `already_invited`: an
     * invitation to this journey is open. `already_enrolled`: the person of this address is in this journey now.
     */
  finding: InvitationFindingFinding;
}
