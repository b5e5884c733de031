import type { PartialDate } from './partialDate.ts';

/**
 * The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.
 */
export interface ProcedureUpdate {
  /**
     * @minLength 2
     * @maxLength 120
     */
  name?: string;
  /** Not in the future, within the last 125 years; none when nobody remembers. */
  date?: PartialDate | null;
  /**
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  body_site?: string | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  facility?: string | null;
  /**
     * @minLength 1
     * @maxLength 250
     * @nullable
     */
  outcome?: string | null;
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
