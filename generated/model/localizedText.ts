
/**
 * A text in the languages it exists in; English stands in for a missing one (LIB-01).
 */
export interface LocalizedText {
  'en-ca': string;
  'fr-ca'?: string;
}
