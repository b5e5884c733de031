import type { FormFieldUrlType } from './formFieldUrlType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A whole web address of http or https (VAL-54).
 */
export interface FormFieldUrl {
  type: FormFieldUrlType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
}
