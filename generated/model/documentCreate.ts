import type { DocumentCategory } from './documentCategory.ts';
import type { DocumentCreateContentType } from './documentCreateContentType.ts';
import type { DocumentPurpose } from './documentPurpose.ts';

/**
 * A document whose file will be sent (DATA-52, DOC-01). Its file is a PDF of at most 50 MB (VAL-55..57, D-57).
 */
export interface DocumentCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /**
     * Title of the document, for its owner.
     * @minLength 1
     * @maxLength 200
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name: string;
  /**
     * Free text of the person about the document.
     * @maxLength 1000
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  notes?: string | null;
  /** Without one it is `other`, or `medication_list` where that is the purpose. */
  category?: DocumentCategory;
  /**
     * Name of the file on the person’s device, without a path.
     * @minLength 1
     * @maxLength 255
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  file_name: string;
  /** Media type of the file; documents are PDF only. */
  content_type: DocumentCreateContentType;
  /**
     * In bytes.
     * @minimum 1
     */
  size: number;
  purpose?: DocumentPurpose;
}
