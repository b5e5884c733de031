import type { DocumentCategory } from './documentCategory.ts';
import type { DocumentContentType } from './documentContentType.ts';
import type { DocumentFailure } from './documentFailure.ts';
import type { DocumentPurpose } from './documentPurpose.ts';
import type { DocumentRecord } from './documentRecord.ts';
import type { DocumentStatus } from './documentStatus.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A document in a person's health record (DATA-52, DOC-01).
 */
export interface Document {
  /** Unique id. */
  readonly id: string;
  /** Whose record it is. */
  patient: string;
  /**
     * Title that the person gave it.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Free text of the person about the document.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
  /**
     * Name of the file on the person’s device, without a path.
     * @minLength 1
     * @maxLength 255
     */
  file_name: string;
  /** Media type of the file; documents are PDF only. */
  content_type: DocumentContentType;
  /**
     * In bytes.
     * @minimum 1
     * @maximum 52428800
     */
  size: number;
  /**
     * Null until it was read.
     * @minimum 1
     * @nullable
     */
  page_count: number | null;
  /**
     * The date on it.
     * @nullable
     */
  document_date: string | null;
  category: DocumentCategory;
  purpose: DocumentPurpose;
  status: DocumentStatus;
  /** Set while the status is `failed`, else null. */
  failure_reason: DocumentFailure | null;
  /**
     * When the file was here; null while it is on the way.
     * @nullable
     */
  readonly uploaded_at: string | null;
  /**
     * How many findings wait for the person.
     * @minimum 0
     */
  readonly suggestions_count: number;
  /** The records that came from it. */
  linked_records: DocumentRecord[];
  source: RecordSource;
  /** Who added it to the record; null if unknown. */
  recorded_by: PersonReference | null;
  /** When the row was created. */
  readonly created_at: string;
  /** When the row last changed. */
  readonly updated_at: string;
  /** Whether the caller may change the record. Even when false, `patient_note` can be changed. */
  readonly can_edit: boolean;
  /** Whether the caller may delete the record. */
  readonly can_delete: boolean;
}
