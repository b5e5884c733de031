import type { FormFieldUrlType } from './formFieldUrlType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A whole web address of http or https (VAL-54).
 */
export interface FormFieldUrl {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldUrlType;
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
