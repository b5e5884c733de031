
/**
 * A media file for each language; null where there is none.
 */
export interface MediaPair {
  /**
     * Id of the English file; null without one.
     * @nullable
     */
  'en-ca': string | null;
  /**
     * Id of the French file; null without one.
     * @nullable
     */
  'fr-ca': string | null;
}
