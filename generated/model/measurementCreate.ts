import type { MeasurementKind } from './measurementKind.ts';
import type { MeasurementUnit } from './measurementUnit.ts';

/**
 * A measurement to add.
 */
export interface MeasurementCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  kind: MeasurementKind;
  /**
     * The measured value; of a blood pressure the upper one. Its limits depend on the unit (`MeasurementLimits`).
     * @minimum 0
     * @maximum 1000
     */
  value: number;
  /**
     * The lower value of a blood pressure, below the upper one; required for it, and null for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic?: number | null;
  unit: MeasurementUnit;
  /** When it was measured; not in the future. */
  measured_at: string;
  /**
     * What the person adds, such as what they did before.
     * @maxLength 300
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  notes?: string | null;
  /**
     * Who recorded it, according to the file it is imported from; the record then has the source `file`.
     * @maxLength 200
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  source_text?: string | null;
}
