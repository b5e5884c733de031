import type { Organization } from './organization.ts';

/**
 * One page of organizations (D-69).
 */
export interface OrganizationList {
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
  results: Organization[];
}
