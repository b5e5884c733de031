import type { FormRow } from './formRow.ts';

/**
 * Answers by field key. A date is `YYYY-MM-DD`, a choice is the option's value, several choices are a list, files are
 * a list of what their uploads answered, a group is a list of rows, a signature is a list of one row with `name` and
 * `signed_on`, a grid is a list of one row with the chosen answer of each of its questions. Fields that are hidden or not answered are left
 * out.
 */
export interface FormData {[key: string]: string | number | boolean | string[] | FormRow[]}
