import type { ConditionSuggestion } from './conditionSuggestion.ts';
import type { MedicationSuggestion } from './medicationSuggestion.ts';

/**
 * What was found in a document.
 */
export interface DocumentResults {
  /** Medications found in the document. */
  medications: MedicationSuggestion[];
  /** Conditions found in the document. */
  conditions: ConditionSuggestion[];
}
