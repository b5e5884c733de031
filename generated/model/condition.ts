import type { ConditionStatus } from './conditionStatus.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordCode } from './recordCode.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A condition in a person's health record (DATA-50, D-75).
 */
export interface Condition {
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
  code: RecordCode | null;
  /**
     * In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  type: string | null;
  /**
     * Not in the future, within the last 125 years (VAL-48, VAL-49).
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
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
  status: ConditionStatus;
}
