
/**
 * The enrolments of a journey by status; each is counted once.
 */
export interface EnrolmentCounts {
  /**
     * Enrolments in progress.
     * @minimum 0
     */
  active: number;
  /**
     * Enrolments that wait to start.
     * @minimum 0
     */
  pending: number;
  /**
     * Enrolments that reached the end.
     * @minimum 0
     */
  completed: number;
  /**
     * Enrolments that were left or ended early.
     * @minimum 0
     */
  cancelled: number;
}
