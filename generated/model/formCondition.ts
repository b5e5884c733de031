import type { FormConditionOp } from './formConditionOp.ts';

/**
 * Compares the answer of one field. `in` takes a list; `contains` asks whether several choices hold the value;
 * `answered` and `empty` take no value. Publishing a form refuses a comparison that no answer can make true, by the table
 * of `JourneyCondition`. In an alert, `field` can also be a score of the form.
 */
export interface FormCondition {
  /** Key of the question. */
  field: string;
  /** How the answer is compared with `value`. `answered` and `empty` take no `value`. */
  op: FormConditionOp;
  /** Value to compare with; a list for `in`. */
  value?: string | number | boolean | string[];
}
