
/**
 * The step is done so many times. The next time opens on the day that lies so many days after the time before was done,
 * and is due that day; until then it is an upcoming step with `opens_at`.
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
