import type { FormFieldTimeType } from './formFieldTimeType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A time of day, `HH:MM` from 00:00 to 23:59 (VAL-53).
 */
export interface FormFieldTime {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldTimeType;
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
}
