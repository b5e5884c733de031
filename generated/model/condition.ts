import type { ConditionStatus } from './conditionStatus.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordCode } from './recordCode.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A condition in a person's health record (DATA-50, D-75).
 */
export interface Condition {
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
     * The condition, in the person’s words or as found in `code`.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /** Code of the condition; null if it was typed freely. */
  code: RecordCode | null;
  /**
     * In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  type: string | null;
  /**
     * Not in the future and at most 125 years ago (VAL-48, VAL-49). `minimum` and `maximum` are outer bounds only.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year: number | null;
  /**
     * Not in the future and not before `diagnosis_year`; none while the condition is active.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  resolved_year: number | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
  status: ConditionStatus;
}
