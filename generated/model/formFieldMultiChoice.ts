import type { FormFieldMultiChoiceRecord } from './formFieldMultiChoiceRecord.ts';
import type { FormFieldMultiChoiceType } from './formFieldMultiChoiceType.ts';
import type { FormOption } from './formOption.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldMultiChoice {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldMultiChoiceType;
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
  /** Answers to choose from, in this order. */
  options: FormOption[];
  /** What each chosen answer is in the health record, by its label. Answers with `exclusive` are none. */
  record?: FormFieldMultiChoiceRecord;
}
