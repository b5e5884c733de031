import type { MeasurementUnit } from './measurementUnit.ts';

/**
 * The target as it should be. At least one limit is a number; a limit that is left out is open.
 */
export interface MeasurementTargetSave {
  unit: MeasurementUnit;
  /**
     * The lowest value of the target; of a blood pressure of the upper value. Null if there is none.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  minimum?: number | null;
  /**
     * The highest value of the target; of a blood pressure of the upper value. Null if there is none.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  maximum?: number | null;
  /**
     * The lowest lower value of a blood pressure; null if there is none, and for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic_minimum?: number | null;
  /**
     * The highest lower value of a blood pressure; null if there is none, and for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic_maximum?: number | null;
  /**
     * What the care team adds for the person.
     * @maxLength 300
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  note?: string | null;
}
