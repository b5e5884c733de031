import type { FormFieldPhoneType } from './formFieldPhoneType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A phone number of any country, sent as E.164 with an extension as RFC 3966 writes it: `+16135550142;ext=12` (VAL-58). Ten digits of the North American plan, as people write them, are accepted too.
 */
export interface FormFieldPhone {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldPhoneType;
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
