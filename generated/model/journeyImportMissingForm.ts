
/**
 * A form that steps ask and the file does not hold.
 */
export interface JourneyImportMissingForm {
  /**
     * The key that the steps name.
     * @maxLength 64
     */
  key: string;
  /**
     * The title of the published form with this key, in the caller's language; null if there is none.
     * @maxLength 1000
     * @nullable
     */
  name: string | null;
}
