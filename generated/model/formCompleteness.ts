
/**
 * How many of a form's texts are there in each language, in whole percent; 100 only when none is missing.
 */
export interface FormCompleteness {
  /**
     * @minimum 0
     * @maximum 100
     */
  'en-ca': number;
  /**
     * @minimum 0
     * @maximum 100
     */
  'fr-ca': number;
}
