
/**
 * The passcode, and who opens it if they want to say so.
 */
export interface HealthStoryShareUnlock {
  /**
     * The six digits that the owner gave the reader.
     * @minLength 1
     * @maxLength 20
     */
  passcode: string;
  /**
     * Name the reader gives, not verified. Left out, the opening has an empty name.
     * @maxLength 120
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  recipient_name?: string;
}
