
/**
 * How many journeys had which outcome.
 */
export interface ProcessInstanceReminderCounts {
  /**
     * People who got a reminder.
     * @minimum 0
     */
  reminded: number;
  /**
     * People without an open task.
     * @minimum 0
     */
  no_open_task: number;
  /**
     * People who were reminded in the last 24 hours.
     * @minimum 0
     */
  reminded_recently: number;
  /**
     * People without an email address.
     * @minimum 0
     */
  no_address: number;
}
