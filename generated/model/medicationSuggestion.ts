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
     * Name of the medication as the document writes it.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Strength of one unit, as on the label.
     * @maxLength 60
     * @nullable
     */
  strength: string | null;
  /**
     * Dose as the document writes it.
     * @maxLength 120
     * @nullable
     */
  dose_text: string | null;
  /** How often it is taken; null if unknown. */
  frequency: MedicationFrequency | null;
  /** How it is taken; null if unknown. */
  route: MedicationRoute | null;
  /** When it began; null if the document does not say. */
  start_date: PartialDate | null;
}
