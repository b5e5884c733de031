
/**
 * A text in both languages, as it is written; empty where it was not written yet.
 */
export interface TextPair {
  /**
     * In English.
     * @maxLength 100000
     */
  'en-ca': string;
  /**
     * In French.
     * @maxLength 100000
     */
  'fr-ca': string;
}
