import type { DocumentRecordKind } from './documentRecordKind.ts';

/**
 * A record that came from a document.
 */
export interface DocumentRecord {
  kind: DocumentRecordKind;
  /** Unique id. */
  id: string;
  /**
     * Name of the record.
     * @maxLength 200
     */
  name: string;
}
