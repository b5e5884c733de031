import type { FormFieldChoiceType } from './formFieldChoiceType.ts';
import type { FormOption } from './formOption.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldChoice {
  type: FormFieldChoiceType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
  options: FormOption[];
}
