
/**
 * How many there are of each kind, whichever kinds were asked for.
 */
export interface AdminItemCounts {
  /**
     * Alerts that wait too long for a member of the care team.
     * @minimum 0
     */
  untaken_alerts: number;
  /**
     * Looks at health information that their person does not recognize.
     * @minimum 0
     */
  access_report: number;
  /**
     * Journeys that are stuck on an error.
     * @minimum 0
     */
  incident: number;
  /**
     * Invitations whose email was returned.
     * @minimum 0
     */
  bounced_invitation: number;
  /**
     * Journeys that wait for the review of a second administrator.
     * @minimum 0
     */
  journey_review: number;
  /**
     * Organizations whose colours have too little contrast.
     * @minimum 0
     */
  unreadable_theme: number;
  /**
     * Published texts without French.
     * @minimum 0
     */
  missing_french: number;
  /**
     * Organizations with contents that are due for review.
     * @minimum 0
     */
  content_review: number;
  /**
     * Forms, journeys and contents with unpublished changes.
     * @minimum 0
     */
  unpublished_draft: number;
}
