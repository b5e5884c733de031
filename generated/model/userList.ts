import type { UserAccount } from './userAccount.ts';

/**
 * One page of users (D-69).
 */
export interface UserList {
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
  results: UserAccount[];
}
