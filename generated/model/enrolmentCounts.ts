
/**
 * The enrolments of a journey by status; each is counted once.
 */
export interface EnrolmentCounts {
  /** @minimum 0 */
  active: number;
  /** @minimum 0 */
  pending: number;
  /** @minimum 0 */
  completed: number;
  /** @minimum 0 */
  cancelled: number;
}
