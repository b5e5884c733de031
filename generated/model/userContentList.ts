import type { UserContent } from './userContent.ts';

/**
 * One page of contents (D-69).
 */
export interface UserContentList {
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
  results: UserContent[];
}
