
/**
 * A question and what was answered, as text in the caller's language.
 */
export interface AttentionAnswer {
  /** The question, in the language of the request. */
  question: string;
  /** The answer as people read it, in the language of the request. */
  answer: string;
}
