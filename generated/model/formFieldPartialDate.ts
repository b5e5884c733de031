import type { FormFieldPartialDateRecord } from './formFieldPartialDateRecord.ts';
import type { FormFieldPartialDateType } from './formFieldPartialDateType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A date as people remember it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A day requires a month, and a month a year
 * (VAL-60).
 */
export interface FormFieldPartialDate {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldPartialDateType;
  /**
     * Key of the answer in `form_data`; unique within the form.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
  /** Earliest day allowed. */
  min?: string;
  /** Latest day allowed. */
  max?: string;
  /** True rejects dates after today. */
  not_future?: boolean;
  /**
     * How many years back from today the date may be.
     * @minimum 1
     * @maximum 125
     */
  within_years?: number;
  /**
     * The key of another question of this type, in the same row or outside of it: this answer must be the same or
     * later. Missing parts of either date are not compared.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  not_before?: string;
  /**
     * In a group with `record`: the answer is since when. Of a condition it is the year of diagnosis, of an allergy the
     * year it began.
     */
  record?: FormFieldPartialDateRecord;
}
