import type { FormFieldConsentType } from './formFieldConsentType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A box that must be ticked.
 */
export interface FormFieldConsent {
  type: FormFieldConsentType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  visible_when?: FormVisibility;
}
