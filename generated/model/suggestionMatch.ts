
/**
 * A record of the same name that the person already has.
 */
export interface SuggestionMatch {
  id: string;
  /** @maxLength 200 */
  name: string;
}
