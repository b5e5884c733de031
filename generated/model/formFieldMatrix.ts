import type { FormFieldMatrixType } from './formFieldMatrixType.ts';
import type { FormMatrixRow } from './formMatrixRow.ts';
import type { FormOption } from './formOption.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A grid: several questions, each answered with one of the same answers. The answer is a list of one row: the chosen
 * answer by the key of its question. `required` asks for an answer to each.
 */
export interface FormFieldMatrix {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldMatrixType;
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
  /** The questions of the grid, in this order. */
  rows: FormMatrixRow[];
  /** Answers to choose from, in this order. */
  options: FormOption[];
}
