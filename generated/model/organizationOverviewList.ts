import type { OrganizationOverview } from './organizationOverview.ts';

/**
 * One page of organizations as administrators see them (D-69).
 */
export interface OrganizationOverviewList {
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
  results: OrganizationOverview[];
}
