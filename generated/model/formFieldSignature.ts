import type { FormFieldSignatureType } from './formFieldSignatureType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A statement that the person signs by typing their full name. The answer is a list of one row
 * (`FormSignature`): `name`, and `signed_on`, the day on which it was typed. The server fills in today for a day that is missing, invalid or in the
 * future.
 */
export interface FormFieldSignature {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldSignatureType;
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
  /** What is signed; shown above the name, and with the answer. */
  statement: LocalizedText;
}
