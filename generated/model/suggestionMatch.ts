
/**
 * A record of the same name that the person already has.
 */
export interface SuggestionMatch {
  /** Unique id. */
  id: string;
  /**
     * Name of the record.
     * @maxLength 200
     */
  name: string;
}
