import type { FormFieldYearType } from './formFieldYearType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A year, `YYYY` (VAL-48, VAL-49).
 */
export interface FormFieldYear {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldYearType;
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
}
