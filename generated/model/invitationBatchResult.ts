import type { InvitationOutcome } from './invitationOutcome.ts';

/**
 * What became of each address, in their order.
 */
export interface InvitationBatchResult {
  /** @maxItems 500 */
  results: InvitationOutcome[];
}
