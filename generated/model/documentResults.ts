import type { ConditionSuggestion } from './conditionSuggestion.ts';
import type { MedicationSuggestion } from './medicationSuggestion.ts';

/**
 * What was found in a document.
 */
export interface DocumentResults {
  /** @maxItems 100 */
  medications: MedicationSuggestion[];
  /** @maxItems 100 */
  conditions: ConditionSuggestion[];
}
