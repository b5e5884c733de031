import type { FormFieldEmailType } from './formFieldEmailType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * An e-mail address (VAL-20) with at most 64 characters before the @.
 */
export interface FormFieldEmail {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldEmailType;
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
