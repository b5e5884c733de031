
/**
 * What the person decides about suggestions. Suggestions in neither list stay pending.
 */
export interface AnswerSuggestionsReview {
  /** Ids of the suggestions to take over into the health record. */
  accepted: string[];
  /** Ids of the suggestions to dismiss. */
  ignored: string[];
}
