import type { Weekday } from './weekday.ts';

/**
 * When it is taken, where no frequency fits. Either a time or a text is needed.
 */
export interface MedicationSchedule {
  /**
     * The times of the day.
     * @items.pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  times: string[];
  /** Only on these days; every day when there are none. */
  days: Weekday[];
  /**
     * Every so many days.
     * @minimum 2
     * @maximum 90
     * @nullable
     */
  every_n_days: number | null;
  /**
     * @maxLength 200
     * @nullable
     */
  text: string | null;
}
