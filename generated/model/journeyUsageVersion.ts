
/**
 * Enrolments in progress on one version of a journey.
 */
export interface JourneyUsageVersion {
  /**
     * Number of the version.
     * @minimum 1
     */
  version: number;
  /**
     * Enrolments in progress on this version.
     * @minimum 0
     */
  open_enrolment_count: number;
}
