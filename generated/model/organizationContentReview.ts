
/**
 * When a content is to be checked next, and whether somebody has just checked it.
 */
export interface OrganizationContentReview {
  /**
     * The day of the next review, after today; null for none.
     * @nullable
     */
  review_on: string | null;
  /**
     * Whether it was just checked. If so, `reviewed_at` becomes today in what is saved and in what patients see; nothing
     * else is published.
     */
  reviewed: boolean;
}
