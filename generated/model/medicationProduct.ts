import type { MedicationForm } from './medicationForm.ts';
import type { MedicationRoute } from './medicationRoute.ts';

/**
 * A medicine, vitamin or natural product that is sold in Canada, in the language of the caller.
 */
export interface MedicationProduct {
  /** Unique id. */
  readonly id: string;
  /**
     * The name on the package.
     * @maxLength 120
     */
  name: string;
  /**
     * What is in it, when the name does not say so.
     * @maxLength 120
     * @nullable
     */
  ingredient: string | null;
  /**
     * Its Drug Identification Number.
     * @nullable
     * @pattern ^\d{8}$
     */
  din: string | null;
  /**
     * Strength of one unit, as on the label.
     * @maxLength 60
     * @nullable
     */
  strength: string | null;
  form: MedicationForm;
  /** How it is taken; null if unknown. */
  route: MedicationRoute | null;
}
