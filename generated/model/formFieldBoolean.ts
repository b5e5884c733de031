import type { FormFieldBooleanType } from './formFieldBooleanType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A yes or no question; neither is chosen beforehand.
 */
export interface FormFieldBoolean {
  type: FormFieldBooleanType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
}
