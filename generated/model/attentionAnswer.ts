
/**
 * A question and what was answered, as text in the caller's language.
 */
export interface AttentionAnswer {
  question: string;
  answer: string;
}
