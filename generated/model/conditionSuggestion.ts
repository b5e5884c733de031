import type { SuggestionConfidence } from './suggestionConfidence.ts';
import type { SuggestionMatch } from './suggestionMatch.ts';
import type { SuggestionState } from './suggestionState.ts';

/**
 * A condition that was found in a document.
 */
export interface ConditionSuggestion {
  /** Id of the suggestion, from `getDocumentResults`. */
  suggestion_id: string;
  state: SuggestionState;
  confidence: SuggestionConfidence;
  /**
     * Its page in the document.
     * @minimum 1
     */
  page: number;
  /**
     * The words it was read from.
     * @maxLength 400
     */
  snippet: string;
  /** Null when the person has no such record. */
  match: SuggestionMatch | null;
  /**
     * The record it became.
     * @nullable
     */
  record: string | null;
  /**
     * The condition as the document writes it.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /**
     * Year of diagnosis; null if the document names none.
     * @minimum 1850
     * @maximum 2200
     * @nullable
     */
  diagnosis_year: number | null;
}
