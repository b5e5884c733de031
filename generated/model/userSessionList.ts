import type { UserSession } from './userSession.ts';

/**
 * One page of sessions (D-69).
 */
export interface UserSessionList {
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
  results: UserSession[];
}
