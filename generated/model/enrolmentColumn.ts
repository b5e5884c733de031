import type { EnrolmentColumnKind } from './enrolmentColumnKind.ts';
import type { EnrolmentColumnOption } from './enrolmentColumnOption.ts';

/**
 * One column of the list of enrolments.
 */
export interface EnrolmentColumn {
  /**
     * A fixed one, or a variable of the journey.
     * @pattern ^(name|enrolled_at|status|current_step|last_activity_at|assigned_to|variable:[A-Za-z_][A-Za-z0-9_]{0,99})$
     */
  key: string;
  /**
     * Heading or name, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  label: string;
  kind: EnrolmentColumnKind;
  /** What the values of a choice are called; empty for every other kind. */
  options: EnrolmentColumnOption[];
}
