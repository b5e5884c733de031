import type { FormFieldParagraphType } from './formFieldParagraphType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldParagraph {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldParagraphType;
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
     * @maximum 10000
     */
  max_length?: number;
  /**
     * Minimum number of words.
     * @minimum 0
     */
  min_words?: number;
  /**
     * Maximum number of words.
     * @minimum 1
     */
  max_words?: number;
}
