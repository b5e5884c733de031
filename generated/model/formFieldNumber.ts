import type { FormFieldNumberType } from './formFieldNumberType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldNumber {
  type: FormFieldNumberType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
  min?: number;
  max?: number;
  integer?: boolean;
  unit?: LocalizedText;
}
