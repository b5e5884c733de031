import type { FamilyRelation } from './familyRelation.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * An illness of a relative (HEALTH-06, DATA-56). No names of relatives are kept.
 */
export interface FamilyHistory {
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
  relation: FamilyRelation;
  /**
     * The illness; null says that this relative has none that is known.
     * @minLength 2
     * @maxLength 120
     * @nullable
     */
  condition: string | null;
  /**
     * Age of the relative, in years, when the condition began; null if unknown.
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_onset: number | null;
  /**
     * Whether the relative has died; null if not stated.
     * @nullable
     */
  is_deceased: boolean | null;
  /**
     * Only of a relative who has died, and not below `age_at_onset`.
     * @minimum 0
     * @maximum 125
     * @nullable
     */
  age_at_death: number | null;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
