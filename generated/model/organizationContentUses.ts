import type { ContentJourneyUse } from './contentJourneyUse.ts';

/**
 * What refers to a content, and how many people have it among their own. People are counted, never named; what they
 * have stays while the content is a draft, and is lost when it is deleted.
 */
export interface OrganizationContentUses {
  /** The journeys that recommend it to the people on them. */
  journeys: ContentJourneyUse[];
  /** Whether the organization recommends it to all of its patients. */
  is_featured: boolean;
  /**
     * To how many people a member of the care team recommended it.
     * @minimum 0
     */
  recommended_count: number;
  /**
     * How many people saved it.
     * @minimum 0
     */
  saved_count: number;
  /**
     * How many people started it and have not finished.
     * @minimum 0
     */
  started_count: number;
}
