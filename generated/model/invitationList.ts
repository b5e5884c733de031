import type { Invitation } from './invitation.ts';

/**
 * One page of invitations (D-69).
 */
export interface InvitationList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: Invitation[];
}
