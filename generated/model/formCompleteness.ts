
/**
 * How many of a form's texts are there in each language, in whole percent; 100 only when none is missing.
 */
export interface FormCompleteness {
  /**
     * Share of the texts that exist in English, in percent.
     * @minimum 0
     * @maximum 100
     */
  'en-ca': number;
  /**
     * Share of the texts that exist in French, in percent.
     * @minimum 0
     * @maximum 100
     */
  'fr-ca': number;
}
