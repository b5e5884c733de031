
/**
 * Whom to call.
 */
export interface EmergencyContactUpdate {
  /**
     * First and last name.
     * @minLength 1
     * @maxLength 150
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name: string;
  /**
     * What the contact is to the person.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  relation: string | null;
  /**
     * E.164, with an extension as RFC 3966 writes it. People see and type it the way they know it.
     * @maxLength 32
     * @pattern ^\+(1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{6,14})(;ext=\d{1,7})?$
     */
  phone: string;
}
