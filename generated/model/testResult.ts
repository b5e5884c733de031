import type { PersonReference } from './personReference.ts';
import type { RecordSource } from './recordSource.ts';
import type { TestInterpretation } from './testInterpretation.ts';
import type { TestResultStatus } from './testResultStatus.ts';

/**
 * One measured value, or a finding in words (DATA-56).
 */
export interface TestResult {
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
     * What it was measured with.
     * @maxLength 120
     * @nullable
     */
  panel: string | null;
  /**
     * Name of the test, as the laboratory writes it.
     * @minLength 2
     * @maxLength 120
     */
  test_name: string;
  /**
     * The same for every result of one test: its LOINC code, or one that the server makes of the name. Without it, the server looks the name up.
     * @minLength 1
     * @maxLength 60
     */
  test_code: string;
  /**
     * Null if the result is in words; a result needs `value` or `value_text`.
     * @nullable
     */
  value: number | null;
  /**
     * The result in words, for a test that returns no number.
     * @maxLength 200
     * @nullable
     */
  value_text: string | null;
  /**
     * With how many decimals the laboratory wrote the value and its range: 6 with one is 6.0. Null when it is not known.
     * @minimum 0
     * @maximum 6
     * @nullable
     */
  decimals: number | null;
  /**
     * Unit of `value` and of the range, as the laboratory writes it; null if it has none.
     * @maxLength 30
     * @nullable
     */
  unit: string | null;
  /**
     * Lower end of the usual range.
     * @nullable
     */
  reference_low: number | null;
  /**
     * Where the usual range ends.
     * @nullable
     */
  reference_high: number | null;
  /**
     * A usual range in words.
     * @maxLength 200
     * @nullable
     */
  reference_text: string | null;
  interpretation: TestInterpretation;
  /** The day of the sample; not in the future (VAL-50). */
  collected_at: string;
  /**
     * When the laboratory answered.
     * @nullable
     */
  resulted_at: string | null;
  /**
     * Laboratory that did the test.
     * @maxLength 120
     * @nullable
     */
  lab_name: string | null;
  status: TestResultStatus;
  /**
     * Free text of the person about the record.
     * @maxLength 1000
     * @nullable
     */
  notes: string | null;
  /** Not opened yet. */
  readonly is_new: boolean;
}
