import type { PartialDate } from './partialDate.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A surgery or another procedure in a person's health record (DATA-51).
 */
export interface Procedure {
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
  name: string;
  /** Not in the future, within the last 125 years; null if unknown. */
  date: PartialDate | null;
  /**
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  body_site: string | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  facility: string | null;
  /**
     * @minLength 1
     * @maxLength 250
     * @nullable
     */
  outcome: string | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
