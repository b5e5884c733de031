
/**
 * How many journeys had which outcome.
 */
export interface ProcessInstanceMessageCounts {
  /**
     * Messages that were sent.
     * @minimum 0
     */
  sent: number;
  /**
     * People who got it in the last 24 hours.
     * @minimum 0
     */
  sent_recently: number;
  /**
     * People without an email address and a phone number.
     * @minimum 0
     */
  no_address: number;
}
