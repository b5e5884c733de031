import type { FormFieldConsentType } from './formFieldConsentType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A box to tick. Unless it is required it may stay empty, which is a no.
 */
export interface FormFieldConsent {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldConsentType;
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
