import type { JourneyConditionOp } from './journeyConditionOp.ts';

/**
 * When a step follows: compares one answer or variable. A draft may hold any condition; publishing refuses those that
 * no answer can make true.
 *
 * `field` is a question or score of the step's own form (`FormScore`), else of the journey's start form, else a variable
 * or score that this step or a step leading to it keeps. A step that nothing leads to is started by the care team, so any step may come
 * before it. Groups, files, signatures and grids are compared in the step that asks them only.
 *
 * What a question can be compared with, beside `answered` and `empty`, which take no `value`:
 *
 * | question | `op` | `value` |
 * | --- | --- | --- |
 * | `number`, `scale`, a score | `eq`, `ne`, `gt`, `gte`, `lt`, `lte` | a number |
 * | `date`, `partial_date`, `year`, `time` | `eq`, `ne`, `gt`, `gte`, `lt`, `lte` | a string |
 * | `boolean`, `consent` | `eq`, `ne` | a boolean |
 * | `choice` | `eq`, `ne`; `in` | the value of an option; a list of them |
 * | `multi_choice` | `contains`; `in` | the value of an option; a list of them |
 * | `text`, `paragraph`, `email`, `phone`, `postal_code`, `url` | `eq`, `ne`; `in` | a string; a list of them |
 * | `group`, `file`, `signature`, `matrix` | none | |
 *
 * A value is one that the question accepts as its answer, within its choices and limits; `gt` its `max` and `lt` its
 * `min` are refused too. The limits of a score are the sums of those of its questions. A step's
 * own score (`JourneyDesignScore`) always exists and counts a missing answer as 0; a score of a form exists once each of
 * its questions is answered.
 */
export interface JourneyCondition {
  /**
     * Key of the question or score.
     * @minLength 1
     * @maxLength 100
     */
  field: string;
  /** How the answer is compared with `value`. `answered` and `empty` take no `value`. */
  op: JourneyConditionOp;
  /** Value to compare with; a list for `in`. */
  value?: string | number | boolean | string[];
}
