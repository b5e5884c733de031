import type { PartialDate } from './partialDate.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordCode } from './recordCode.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A dose of a vaccine in a person's health record (DATA-49).
 */
export interface Immunization {
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
     * Vaccine, by its brand or the disease.
     * @minLength 2
     * @maxLength 120
     */
  vaccine_name: string;
  /** Code of the vaccine; null if it was typed freely. */
  vaccine_code: RecordCode | null;
  date_received: PartialDate;
  /**
     * Which dose of a series this was: 2 for the second.
     * @minimum 1
     * @maximum 20
     * @nullable
     */
  dose_number: number | null;
  /**
     * Lot number on the vial or the vaccination record.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  lot_number: string | null;
  /**
     * Company that made the vaccine.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  manufacturer: string | null;
  /**
     * Where the vaccine was given.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  location: string | null;
  /** When the next dose is planned; not before `date_received`. */
  next_dose_date: PartialDate | null;
  /**
     * What happened after the dose; null if nothing did.
     * @maxLength 500
     * @nullable
     */
  reaction: string | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
