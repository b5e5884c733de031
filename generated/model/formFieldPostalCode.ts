import type { FormFieldPostalCodeType } from './formFieldPostalCodeType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A Canadian postal code, sent as `K1A 0B1` (VAL-59).
 */
export interface FormFieldPostalCode {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldPostalCodeType;
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
