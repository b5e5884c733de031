import type { ConditionStatus } from './conditionStatus.ts';
import type { RecordCode } from './recordCode.ts';

/**
 * The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.
 */
export interface ConditionUpdate {
  /**
     * @minLength 2
     * @maxLength 120
     */
  name?: string;
  code?: RecordCode | null;
  /**
     * In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  type?: string | null;
  /**
     * Not in the future, within the last 125 years (VAL-48, VAL-49).
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year?: number | null;
  /**
     * Not in the future and not before `diagnosis_year`; none while the condition is active.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  resolved_year?: number | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
  status?: ConditionStatus;
  /**
     * @maxLength 1000
     * @nullable
     */
  patient_note?: string | null;
}
