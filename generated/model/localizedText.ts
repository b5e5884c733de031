
/**
 * A text in its available languages; a missing one falls back to English (LIB-01).
 */
export interface LocalizedText {
  'en-ca': string;
  'fr-ca'?: string;
}
