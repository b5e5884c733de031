import type { AnswerSuggestions } from './answerSuggestions.ts';

/**
 * The suggestions as they are now.
 */
export type SuggestionsResponse = AnswerSuggestions;
