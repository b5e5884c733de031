import type { MeasurementKind } from './measurementKind.ts';
import type { MeasurementUnit } from './measurementUnit.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * One value that was measured, such as a weight or a blood pressure.
 */
export interface Measurement {
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
  kind: MeasurementKind;
  /**
     * The measured value; of a blood pressure the upper one. Its limits depend on the unit (`MeasurementLimits`).
     * @minimum 0
     * @maximum 1000
     */
  value: number;
  /**
     * The lower value of a blood pressure, below the upper one; required for it, and null for all other kinds.
     * @minimum 20
     * @maximum 200
     * @nullable
     */
  diastolic: number | null;
  unit: MeasurementUnit;
  /** When it was measured; not in the future. */
  measured_at: string;
  /**
     * What the person adds, such as what they did before.
     * @maxLength 300
     * @nullable
     */
  notes: string | null;
}
