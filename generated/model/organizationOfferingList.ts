import type { OrganizationOffering } from './organizationOffering.ts';

/**
 * One page of the journeys of an organization, in their order (D-69).
 */
export interface OrganizationOfferingList {
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
  results: OrganizationOffering[];
}
