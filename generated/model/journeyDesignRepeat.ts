
/**
 * The step is done so many times. The next time opens on the day that lies so many days after the time before was done,
 * and is due that day; until then it is an upcoming step with `opens_at`.
 */
export interface JourneyDesignRepeat {
  /**
     * How many times the step is done in all.
     * @minimum 2
     * @maximum 365
     */
  times: number;
  /**
     * Days from one repetition to the next.
     * @minimum 1
     * @maximum 365
     */
  every_days: number;
}
