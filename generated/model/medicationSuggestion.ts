import type { MedicationFrequency } from './medicationFrequency.ts';
import type { MedicationRoute } from './medicationRoute.ts';
import type { PartialDate } from './partialDate.ts';
import type { SuggestionConfidence } from './suggestionConfidence.ts';
import type { SuggestionMatch } from './suggestionMatch.ts';
import type { SuggestionState } from './suggestionState.ts';

/**
 * A medication that was found in a document (DOC-03).
 */
export interface MedicationSuggestion {
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
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * @maxLength 60
     * @nullable
     */
  strength: string | null;
  /**
     * @maxLength 120
     * @nullable
     */
  dose_text: string | null;
  frequency: MedicationFrequency | null;
  route: MedicationRoute | null;
  start_date: PartialDate | null;
}
