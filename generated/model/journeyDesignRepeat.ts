
/**
 * The step is done so many times, each due so many days after the time before.
 */
export interface JourneyDesignRepeat {
  /**
     * @minimum 2
     * @maximum 365
     */
  times: number;
  /**
     * @minimum 1
     * @maximum 365
     */
  every_days: number;
}
