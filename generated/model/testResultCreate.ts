import type { TestInterpretation } from './testInterpretation.ts';
import type { TestResultStatus } from './testResultStatus.ts';

/**
 * A result to write down; `value` or `value_text` is needed.
 */
export interface TestResultCreate {
  patient: string;
  /**
     * What it was measured with.
     * @maxLength 120
     * @nullable
     */
  panel?: string | null;
  /**
     * @minLength 2
     * @maxLength 120
     */
  test_name: string;
  /**
     * The same for every result of one test: its LOINC code, or one that the server makes of the name. Without it, the server looks the name up.
     * @minLength 1
     * @maxLength 60
     */
  test_code?: string;
  /**
     * None when the result is a word.
     * @nullable
     */
  value?: number | null;
  /**
     * A result in words.
     * @maxLength 200
     * @nullable
     */
  value_text?: string | null;
  /**
     * @maxLength 30
     * @nullable
     */
  unit?: string | null;
  /**
     * Where the usual range begins.
     * @nullable
     */
  reference_low?: number | null;
  /**
     * Where the usual range ends.
     * @nullable
     */
  reference_high?: number | null;
  /**
     * A usual range in words.
     * @maxLength 200
     * @nullable
     */
  reference_text?: string | null;
  interpretation?: TestInterpretation;
  /** The day of the sample; not in the future (VAL-50). */
  collected_at: string;
  /**
     * When the laboratory answered.
     * @nullable
     */
  resulted_at?: string | null;
  /**
     * @maxLength 120
     * @nullable
     */
  lab_name?: string | null;
  status?: TestResultStatus;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
}
