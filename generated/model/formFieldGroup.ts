import type { AnswerRecordKind } from './answerRecordKind.ts';
import type { FormFieldGroupType } from './formFieldGroupType.ts';
import type { FormRowField } from './formRowField.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * Questions that repeat, such as one row a medication. `required` asks for one row (VAL-45), and the first one is open
 * then; of any other group there is no row until the person adds one. A condition in a row looks for its field in the
 * same row first.
 */
export interface FormFieldGroup {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldGroupType;
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
  /** What one row is, such as "Medication"; its number follows. */
  row_label?: LocalizedText;
  /** What the button says that adds a row, such as "Add a medication". */
  add_label?: LocalizedText;
  /**
     * How many rows when there are any.
     * @minimum 1
     * @maximum 20
     */
  min_rows?: number;
  /**
     * Twenty unless it says so.
     * @minimum 1
     * @maximum 20
     */
  max_rows?: number;
  record?: AnswerRecordKind;
  /** Questions of one row. */
  fields: FormRowField[];
}
