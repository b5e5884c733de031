import type { OrganizationHit } from './organizationHit.ts';

/**
 * One page of what a search found in an organization (D-69).
 */
export interface OrganizationHitList {
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
  results: OrganizationHit[];
}
