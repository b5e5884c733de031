
export interface JourneyUsageVersion {
  /** @minimum 1 */
  version: number;
  /** @minimum 0 */
  open_enrolment_count: number;
}
