import type { OrganizationJourney } from './organizationJourney.ts';

/**
 * One page of journeys that an organization offers (D-69).
 */
export interface OrganizationJourneyList {
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
  results: OrganizationJourney[];
}
