import type { FormFieldParagraphType } from './formFieldParagraphType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldParagraph {
  type: FormFieldParagraphType;
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
     * @maximum 10000
     */
  max_length?: number;
  /** @minimum 0 */
  min_words?: number;
  /** @minimum 1 */
  max_words?: number;
}
