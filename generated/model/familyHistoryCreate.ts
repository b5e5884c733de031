import type { FamilyRelation } from './familyRelation.ts';

/**
 * An illness of a relative to write down, or that there is none.
 */
export interface FamilyHistoryCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  relation: FamilyRelation;
  /**
     * The illness; null says that this relative has none that is known.
     * @minLength 2
     * @maxLength 120
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  condition: string | null;
  /**
     * Age of the relative, in years, when the condition began; null if unknown.
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_onset?: number | null;
  /**
     * Whether the relative has died; null if not stated.
     * @nullable
     */
  is_deceased?: boolean | null;
  /**
     * Only of a relative who has died, and not below `age_at_onset`.
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_death?: number | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
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
