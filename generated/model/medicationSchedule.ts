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
     * Schedule that no other field can say, in the person’s words.
     * @maxLength 200
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  text: string | null;
}
