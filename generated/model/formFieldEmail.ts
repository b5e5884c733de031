import type { FormFieldEmailType } from './formFieldEmailType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * An e-mail address (VAL-20) with at most 64 characters before the @.
 */
export interface FormFieldEmail {
  type: FormFieldEmailType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
}
