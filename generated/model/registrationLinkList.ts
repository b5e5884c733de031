import type { RegistrationLink } from './registrationLink.ts';

/**
 * A page of links.
 */
export interface RegistrationLinkList {
  /**
     * Rows on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * Address of the next page; null on the last.
     * @nullable
     */
  next: string | null;
  /**
     * Address of the previous page; null on the first.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: RegistrationLink[];
}
