import type { AllergyCategory } from './allergyCategory.ts';
import type { AllergyReaction } from './allergyReaction.ts';
import type { AllergySeverity } from './allergySeverity.ts';
import type { AllergyStatus } from './allergyStatus.ts';
import type { PersonReference } from './personReference.ts';
import type { RecordCode } from './recordCode.ts';
import type { RecordSource } from './recordSource.ts';

/**
 * An allergy or intolerance of a person (DATA-56).
 */
export interface Allergy {
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
     * The substance that causes the reaction, in the person’s words.
     * @minLength 2
     * @maxLength 120
     */
  allergen: string;
  /** Code of the allergen; null if it was typed freely. */
  code: RecordCode | null;
  category: AllergyCategory;
  /** What happens on contact; `other` needs `reaction_text`. Empty when it is not known, as with an allergy that was chosen in a form. */
  reactions: AllergyReaction[];
  /**
     * Another reaction; required if and only if `reactions` contains `other`.
     * @maxLength 120
     * @nullable
     */
  reaction_text: string | null;
  severity: AllergySeverity;
  /**
     * Not in the future and at most 125 years ago (VAL-48, VAL-49). `minimum` and `maximum` are outer bounds only.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  onset_year: number | null;
  status: AllergyStatus;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
