import type { FormFieldScaleType } from './formFieldScaleType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A whole number from min to max, shown as one row of choices with a word at each end.
 */
export interface FormFieldScale {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldScaleType;
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
  /**
     * Lower end of the scale.
     * @minimum 0
     * @maximum 1
     */
  min: number;
  /**
     * Upper end of the scale.
     * @minimum 2
     * @maximum 10
     */
  max: number;
  min_label: LocalizedText;
  max_label: LocalizedText;
  /**
     * Shown as a slider between the two words. It has no value until the person moves it or chooses a point of it. Off
     * unless it says so.
     */
  as_slider?: boolean;
}
