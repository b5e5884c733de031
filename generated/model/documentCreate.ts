import type { DocumentCategory } from './documentCategory.ts';
import type { DocumentCreateContentType } from './documentCreateContentType.ts';
import type { DocumentPurpose } from './documentPurpose.ts';

/**
 * A document whose file will be sent (DATA-52, DOC-01). Its file is a PDF of at most 50 MB (VAL-55..57, D-57).
 */
export interface DocumentCreate {
  patient: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
  /** Without one it is `other`, or `medication_list` where that is the purpose. */
  category?: DocumentCategory;
  /**
     * @minLength 1
     * @maxLength 255
     */
  file_name: string;
  content_type: DocumentCreateContentType;
  /**
     * In bytes.
     * @minimum 1
     */
  size: number;
  purpose?: DocumentPurpose;
}
