import type { OrganizationContentRow } from './organizationContentRow.ts';

/**
 * One page of what an organization's library is made of (D-69).
 */
export interface OrganizationContentList {
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
  results: OrganizationContentRow[];
}
