import type { FormFieldBooleanType } from './formFieldBooleanType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A yes or no question; neither is chosen beforehand.
 */
export interface FormFieldBoolean {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldBooleanType;
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
