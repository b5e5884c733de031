
/**
 * A text in its available languages; a missing one falls back to English (LIB-01).
 */
export interface LocalizedText {
  /** In English. */
  'en-ca': string;
  /** In French. */
  'fr-ca'?: string;
}
