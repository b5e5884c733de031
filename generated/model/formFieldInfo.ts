import type { FormFieldInfoType } from './formFieldInfoType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A text between the questions.
 */
export interface FormFieldInfo {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldInfoType;
  /**
     * Key of the answer in `form_data`; unique within the form.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  label: LocalizedText;
  visible_when?: FormVisibility;
}
