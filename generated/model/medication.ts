import type { MedicationDose } from './medicationDose.ts';
import type { MedicationForm } from './medicationForm.ts';
import type { MedicationFrequency } from './medicationFrequency.ts';
import type { MedicationInstructionType } from './medicationInstructionType.ts';
import type { MedicationRoute } from './medicationRoute.ts';
import type { MedicationSchedule } from './medicationSchedule.ts';
import type { PartialDate } from './partialDate.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * A medicine, vitamin or natural product in a person's health record (DATA-45).
 */
export interface Medication {
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
     * Name of the medication, as on its label.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /**
     * The Drug Identification Number on the package, when it is known.
     * @nullable
     * @pattern ^\d{8}$
     */
  din: string | null;
  /** Form in which it is taken; null if unknown. */
  form: MedicationForm | null;
  /**
     * As the package says it.
     * @maxLength 60
     * @nullable
     */
  strength: string | null;
  /** Amount per intake; null if unknown. */
  dose: MedicationDose | null;
  /**
     * A dose that is no number and unit.
     * @maxLength 120
     * @nullable
     */
  dose_text: string | null;
  /** How often it is taken; null if unknown. */
  frequency: MedicationFrequency | null;
  /** With the frequency `custom`, and only then. */
  custom_schedule: MedicationSchedule | null;
  /**
     * With the frequency `as_needed`, how many doses a day at most.
     * @maximum 100
     * @exclusiveMinimum 0
     * @nullable
     */
  max_per_day: number | null;
  /** How it is taken; null if unknown. */
  route: MedicationRoute | null;
  instruction_type: MedicationInstructionType;
  /**
     * How it is taken, in words. Of `free_text` this is all there is, and needed.
     * @maxLength 1000
     * @nullable
     */
  instructions: string | null;
  /**
     * What it is for.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** Not in the future, within the last 125 years (VAL-49, VAL-50). */
  start_date: PartialDate | null;
  /** The last day, which may be ahead (D-21), never before `start_date`; none while `currently_taking`. */
  end_date: PartialDate | null;
  /** Whether the person takes it now. */
  currently_taking: boolean;
  /**
     * Why the person stopped; none while `currently_taking`.
     * @maxLength 200
     * @nullable
     */
  stop_reason: string | null;
  /**
     * What the person noticed when taking it.
     * @maxLength 500
     * @nullable
     */
  reaction: string | null;
  /**
     * Who prescribed it, in the person’s words.
     * @maxLength 120
     * @nullable
     */
  prescriber_text: string | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
