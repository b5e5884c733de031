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
  allergen: string;
  code: RecordCode | null;
  category: AllergyCategory;
  /** @minItems 1 */
  reactions: AllergyReaction[];
  /**
     * Another reaction; required if and only if `reactions` contains `other`.
     * @maxLength 120
     * @nullable
     */
  reaction_text: string | null;
  severity: AllergySeverity;
  /**
     * Not in the future, within the last 125 years (VAL-48, VAL-49).
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  onset_year: number | null;
  status: AllergyStatus;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
}
