import type { AllergyCategory } from './allergyCategory.ts';
import type { AllergyReaction } from './allergyReaction.ts';
import type { AllergySeverity } from './allergySeverity.ts';
import type { AllergyStatus } from './allergyStatus.ts';

/**
 * The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.
 */
export interface AllergyUpdate {
  /**
     * @minLength 2
     * @maxLength 120
     */
  allergen?: string;
  category?: AllergyCategory;
  /** @minItems 1 */
  reactions?: AllergyReaction[];
  /**
     * What else happens; told when `reactions` holds `other`, and only then.
     * @maxLength 120
     * @nullable
     */
  reaction_text?: string | null;
  severity?: AllergySeverity;
  /**
     * Not in the future, within the last 125 years (VAL-48, VAL-49).
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  onset_year?: number | null;
  status?: AllergyStatus;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  patient_note?: string | null;
}
