import type { FormFieldFileType } from './formFieldFileType.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';
import type { UploadType } from './uploadType.ts';

/**
 * Files that were sent to `/v1/uploads/` for this task; the answer refers to them (VAL-55..57).
 */
export interface FormFieldFile {
  /** Kind of the question; decides which other fields it has. */
  type: FormFieldFileType;
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
  /** File types the question takes; without it, every type the server accepts. */
  accept: UploadType[];
  /**
     * 50 MB unless it says so.
     * @minimum 1
     * @maximum 52428800
     */
  max_bytes?: number;
  /**
     * One unless it says so.
     * @minimum 1
     * @maximum 10
     */
  max_files?: number;
}
