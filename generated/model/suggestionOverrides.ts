import type { MedicationFrequency } from './medicationFrequency.ts';
import type { MedicationRoute } from './medicationRoute.ts';
import type { PartialDate } from './partialDate.ts';

/**
 * What the person set right before accepting a finding. Fields of another kind of record are a 400.
 */
export interface SuggestionOverrides {
  /**
     * @minLength 2
     * @maxLength 120
     */
  name?: string;
  /**
     * @maxLength 60
     * @nullable
     */
  strength?: string | null;
  /**
     * @maxLength 120
     * @nullable
     */
  dose_text?: string | null;
  frequency?: MedicationFrequency | null;
  route?: MedicationRoute | null;
  start_date?: PartialDate | null;
  /**
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year?: number | null;
}
