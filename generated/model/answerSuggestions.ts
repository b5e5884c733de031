import type { AnswerSuggestion } from './answerSuggestion.ts';

/**
 * The health records that the answers of a submission describe, in the order of the form.
 */
export interface AnswerSuggestions {
  /** Empty when no question of the form belongs to the health record, or none was answered. */
  suggestions: AnswerSuggestion[];
}
