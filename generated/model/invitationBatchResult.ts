import type { InvitationOutcome } from './invitationOutcome.ts';

/**
 * What became of each address, in their order.
 */
export interface InvitationBatchResult {
  /** One outcome per address. */
  results: InvitationOutcome[];
}
