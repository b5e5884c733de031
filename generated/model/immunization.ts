import type { PartialDate } from './partialDate.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordCode } from './recordCode.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A dose of a vaccine in a person's health record (DATA-49).
 */
export interface Immunization {
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
  /** Who recorded it; null if unknown. */
  recorded_by: PersonReference | null;
  /**
     * What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.
     * @maxLength 1000
     * @nullable
     */
  patient_note: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /**
     * When the patient last said that it is still right.
     * @nullable
     */
  readonly last_confirmed_at: string | null;
  readonly can_edit: boolean;
  readonly can_delete: boolean;
  /**
     * @minLength 2
     * @maxLength 120
     */
  vaccine_name: string;
  vaccine_code: RecordCode | null;
  date_received: PartialDate;
  /**
     * @minimum 1
     * @maximum 20
     * @nullable
     */
  dose_number: number | null;
  /**
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  lot_number: string | null;
  /**
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  manufacturer: string | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  location: string | null;
  /** When the next dose is planned; not before `date_received`. */
  next_dose_date: PartialDate | null;
  /**
     * @maxLength 500
     * @nullable
     */
  reaction: string | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
