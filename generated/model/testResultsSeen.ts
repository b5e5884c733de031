
/**
 * Which results somebody has opened.
 */
export interface TestResultsSeen {
  patient: string;
  /**
     * All results of this test.
     * @minLength 1
     * @maxLength 60
     */
  test_code: string;
}
