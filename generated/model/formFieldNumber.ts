import type { FormFieldNumberRecord } from './formFieldNumberRecord.ts';
import type { FormFieldNumberType } from './formFieldNumberType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

export interface FormFieldNumber {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldNumberType;
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
  /** Smallest value allowed. */
  min?: number;
  /** Largest value allowed. */
  max?: number;
  /** True allows whole numbers only. */
  integer?: boolean;
  unit?: LocalizedText;
  /**
     * The measurement that the answer is in the health record, in `kg`, `mmol_L`, `celsius`, `points` or `bpm`
     * (`MeasurementUnit`). Questions in rows are none.
     */
  record?: FormFieldNumberRecord;
}
