import type { FormFieldChoiceType } from './formFieldChoiceType.ts';
import type { FormOption } from './formOption.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldChoice {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldChoiceType;
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
  /**
     * Shown as a list that opens and is searched by typing, for more answers than fit below each other. Off unless it
     * says so.
     */
  as_list?: boolean;
}
