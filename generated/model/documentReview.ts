import type { AcceptedSuggestion } from './acceptedSuggestion.ts';

/**
 * What the person decides about findings. What is not named stays pending; when nothing is pending any more, the
 * document is `reviewed`. Of a document that could not be read, nothing named means that it is kept as it is.
 */
export interface DocumentReview {
  /** Suggestions to turn into records. */
  accepted: AcceptedSuggestion[];
  /** Ids of the suggestions to dismiss. */
  ignored: string[];
}
