
/**
 * How many there are of each kind, whichever kinds were asked for.
 */
export interface AdminItemCounts {
  /** @minimum 0 */
  untaken_alerts: number;
  /** @minimum 0 */
  incident: number;
  /** @minimum 0 */
  bounced_invitation: number;
  /** @minimum 0 */
  unreadable_theme: number;
  /** @minimum 0 */
  missing_french: number;
  /** @minimum 0 */
  unpublished_draft: number;
}
