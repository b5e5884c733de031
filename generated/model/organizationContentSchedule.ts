
/**
 * When a content is to be published.
 */
export interface OrganizationContentSchedule {
  /**
     * A moment in the future; null cancels what was scheduled.
     * @nullable
     */
  publish_at: string | null;
}
