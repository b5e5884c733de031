
/**
 * A media file for each language; null where there is none.
 */
export interface MediaPair {
  /** @nullable */
  'en-ca': string | null;
  /** @nullable */
  'fr-ca': string | null;
}
