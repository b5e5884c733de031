import type { MedicationFrequency } from './medicationFrequency.ts';
import type { MedicationRoute } from './medicationRoute.ts';
import type { PartialDate } from './partialDate.ts';

/**
 * What the person set right before accepting a finding. Fields of another kind of record are a 400.
 */
export interface SuggestionOverrides {
  /**
     * Replaces the name that was found.
     * @minLength 2
     * @maxLength 120
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name?: string;
  /**
     * Strength of one unit, as on the label.
     * @maxLength 60
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  strength?: string | null;
  /**
     * Dose as the document writes it.
     * @maxLength 120
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  dose_text?: string | null;
  /** How often it is taken; null if unknown. */
  frequency?: MedicationFrequency | null;
  /** How it is taken; null if unknown. */
  route?: MedicationRoute | null;
  /** When it began; null if the document does not say. */
  start_date?: PartialDate | null;
  /**
     * Year of diagnosis; null if the document names none.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year?: number | null;
}
