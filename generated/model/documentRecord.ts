import type { DocumentRecordKind } from './documentRecordKind.ts';

/**
 * A record that came from a document.
 */
export interface DocumentRecord {
  kind: DocumentRecordKind;
  id: string;
  /** @maxLength 200 */
  name: string;
}
