import type { DocumentCategory } from './documentCategory.ts';

/**
 * Only what is sent changes. The file cannot be exchanged; another file is another document.
 */
export interface DocumentUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
  category?: DocumentCategory;
  /** @nullable */
  document_date?: string | null;
}
