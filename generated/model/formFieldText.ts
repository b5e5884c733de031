import type { FormFieldTextRecord } from './formFieldTextRecord.ts';
import type { FormFieldTextType } from './formFieldTextType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldText {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldTextType;
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
  /**
     * Minimum length in code points.
     * @minimum 0
     */
  min_length?: number;
  /**
     * Maximum length in code points.
     * @minimum 1
     * @maximum 1000
     */
  max_length?: number;
  /** In a group, no two rows may give the same answer; capital letters make no difference (VAL-44). */
  unique?: boolean;
  /**
     * A regular expression that the whole answer must match.
     * @maxLength 200
     */
  pattern?: string;
  pattern_message?: LocalizedText;
  /**
     * HTML `autocomplete` token for the input.
     * @maxLength 40
     */
  autocomplete?: string;
  /**
     * In a group with `record`: which part of the health record this answer is. A group of records needs a `name`; only
     * medications have a `dose`, only allergies a `reaction`.
     */
  record?: FormFieldTextRecord;
}
