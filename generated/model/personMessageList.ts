import type { PersonMessage } from './personMessage.ts';

/**
 * One page of messages to a person (D-69).
 */
export interface PersonMessageList {
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
  results: PersonMessage[];
}
