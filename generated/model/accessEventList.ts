import type { AccessEvent } from './accessEvent.ts';

/**
 * One page of who looked at the information of a person (D-69).
 */
export interface AccessEventList {
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
  /** The events of this page, newest first. */
  results: AccessEvent[];
}
