
/**
 * A text in both languages, as it is written; empty where it was not written yet.
 */
export interface TextPair {
  /** @maxLength 100000 */
  'en-ca': string;
  /** @maxLength 100000 */
  'fr-ca': string;
}
