
/**
 * A new comment on a step of a journey.
 */
export interface JourneyCommentCreate {
  /** Id of the journey. */
  journey: string;
  /**
     * The `activity_id` of the step, saved or not.
     * @pattern ^[A-Za-z_][A-Za-z0-9_.-]{0,99}$
     */
  step: string;
  /**
     * What is said.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  text: string;
}
