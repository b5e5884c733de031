
/**
 * The results that were opened.
 */
export interface TestResultsSeen {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /**
     * All results of this test.
     * @minLength 1
     * @maxLength 60
     */
  test_code: string;
}
