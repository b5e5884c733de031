import type { DocumentCategory } from './documentCategory.ts';

/**
 * Only what is sent changes. The file cannot be exchanged; another file is another document.
 */
export interface DocumentUpdate {
  /**
     * Title of the document, for its owner.
     * @minLength 1
     * @maxLength 200
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name?: string;
  /**
     * Free text of the person about the document.
     * @maxLength 1000
     * @nullable
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  notes?: string | null;
  category?: DocumentCategory;
  /**
     * Not in the future, within the last 125 years (VAL-49, VAL-50).
     * @nullable
     */
  document_date?: string | null;
}
