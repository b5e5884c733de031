import type { PartialDate } from './partialDate.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A surgery or another procedure in a person's health record (DATA-51).
 */
export interface Procedure {
  /** Unique id. */
  readonly id: string;
  /** Whose record it is. */
  patient: string;
  source: RecordSource;
  /**
     * The document it was found in.
     * @nullable
     */
  source_document: string | null;
  /**
     * The answered form it was found in.
     * @nullable
     */
  source_submission: string | null;
  /**
     * Who recorded it, according to the file it was imported from; null if it comes from no file.
     * @maxLength 200
     * @nullable
     */
  source_text: string | null;
  /** Who recorded it; null if unknown. */
  recorded_by: PersonReference | null;
  /**
     * What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.
     * @maxLength 1000
     * @nullable
     */
  patient_note: string | null;
  /** When the row was created. */
  readonly created_at: string;
  /** When the row last changed. */
  readonly updated_at: string;
  /**
     * When the patient last said that it is still right.
     * @nullable
     */
  readonly last_confirmed_at: string | null;
  /** Whether the caller may change the record. Even when false, `patient_note` can be changed. */
  readonly can_edit: boolean;
  /** Whether the caller may delete the record. */
  readonly can_delete: boolean;
  /**
     * What was done, in the person’s words.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /** Not in the future, within the last 125 years; null if unknown. */
  date: PartialDate | null;
  /**
     * Where on the body, in the person’s words.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  body_site: string | null;
  /**
     * Hospital or clinic where it was done.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  facility: string | null;
  /**
     * How it turned out, in the person’s words.
     * @minLength 1
     * @maxLength 250
     * @nullable
     */
  outcome: string | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
