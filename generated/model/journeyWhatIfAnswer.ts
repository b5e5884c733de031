
/**
 * An answer, variable or score, and its value.
 */
export interface JourneyWhatIfAnswer {
  /**
     * Key of the question.
     * @minLength 1
     * @maxLength 100
     */
  field: string;
  /** Its value; null when it was not answered. */
  value: string | number | boolean | string[] | null;
}
