import type { ConditionStatus } from './conditionStatus.ts';
import type { RecordCode } from './recordCode.ts';

/**
 * A condition to write down. Without `status` it follows from `resolved_year`: resolved with one, else active.
 */
export interface ConditionCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /**
     * The condition, in the person’s words.
     * @minLength 2
     * @maxLength 120
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name: string;
  /** Code of the condition; leave out if it was typed freely. */
  code?: RecordCode | null;
  /**
     * In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.
     * @minLength 1
     * @maxLength 80
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  type?: string | null;
  /**
     * Not in the future and at most 125 years ago (VAL-48, VAL-49). `minimum` and `maximum` are outer bounds only.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year?: number | null;
  /**
     * Not in the future and not before `diagnosis_year`; none while the condition is active.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  resolved_year?: number | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  notes?: string | null;
  status?: ConditionStatus;
  /**
     * Who recorded it, according to the file it is imported from; the record then has the source `file`.
     * @maxLength 200
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  source_text?: string | null;
}
