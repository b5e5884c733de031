import type { AllergyCategory } from './allergyCategory.ts';
import type { AllergyReaction } from './allergyReaction.ts';
import type { AllergySeverity } from './allergySeverity.ts';
import type { AllergyStatus } from './allergyStatus.ts';
import type { RecordCode } from './recordCode.ts';

/**
 * An allergy to write down. Without them `severity` is unknown and `status` active.
 */
export interface AllergyCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /**
     * The substance that causes the reaction, in the person’s words.
     * @minLength 2
     * @maxLength 120
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  allergen: string;
  /** Code of the allergen; leave out if it was typed freely. */
  code?: RecordCode | null;
  category: AllergyCategory;
  /**
     * What happens on contact; `other` needs `reaction_text`.
     * @minItems 1
     */
  reactions: AllergyReaction[];
  /**
     * Another reaction; required if and only if `reactions` contains `other`.
     * @maxLength 120
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  reaction_text?: string | null;
  severity?: AllergySeverity;
  /**
     * Not in the future and at most 125 years ago (VAL-48, VAL-49). `minimum` and `maximum` are outer bounds only.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  onset_year?: number | null;
  status?: AllergyStatus;
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
