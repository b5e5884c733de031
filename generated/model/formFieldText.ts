import type { FormFieldTextType } from './formFieldTextType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldText {
  type: FormFieldTextType;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  key: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Off unless it says so. */
  required?: boolean;
  visible_when?: FormVisibility;
  /** @minimum 0 */
  min_length?: number;
  /**
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
  /** @maxLength 40 */
  autocomplete?: string;
}
