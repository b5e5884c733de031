import type { ParentAccessLevel } from './parentAccessLevel.ts';

/**
 * What the account holder of a child's profile sees of it, and the care partners whom they invited. `limited`: journeys,
 * steps, dates and drafts, but none of the operations without `x-care-partner` or with `x-limited-access: false`; they
 * answer 403 with the code `limited_access`. The age is the lowest `teen_privacy_age` of the organizations in which the
 * person ever had a journey. Without such an age or a date of birth, and for people who were 18 or older when they
 * first joined a journey, nothing changes. Who was born on 29 February reaches an age on 1 March in other years; of a date
 * without day or month, the last possible day counts.
 */
export interface ParentAccess {
  /** What they see today. */
  level: ParentAccessLevel;
  /** The birthday from which it is limited. */
  changes_on: string;
  /**
     * The age reached that day.
     * @minimum 10
     * @maximum 18
     */
  age: number;
}
