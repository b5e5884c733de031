import type { PartialDate } from './partialDate.ts';
import type { RecordCode } from './recordCode.ts';

/**
 * The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.
 */
export interface ImmunizationUpdate {
  /**
     * @minLength 2
     * @maxLength 120
     */
  vaccine_name?: string;
  vaccine_code?: RecordCode | null;
  date_received?: PartialDate;
  /**
     * @minimum 1
     * @maximum 20
     * @nullable
     */
  dose_number?: number | null;
  /**
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  lot_number?: string | null;
  /**
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  manufacturer?: string | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  location?: string | null;
  /** When the next dose is planned; not before `date_received`. */
  next_dose_date?: PartialDate | null;
  /**
     * @maxLength 500
     * @nullable
     */
  reaction?: string | null;
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
