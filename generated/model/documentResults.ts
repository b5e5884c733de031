import type { ConditionSuggestion } from './conditionSuggestion.ts';
import type { MedicationSuggestion } from './medicationSuggestion.ts';

/**
 * What was found in a document.
 */
export interface DocumentResults {
  medications: MedicationSuggestion[];
  conditions: ConditionSuggestion[];
}
