import type { Language } from './language.ts';

/**
 * A question that people ask often. In the caller's language where it exists in it, else in English (LIB-01).
 */
export interface Faq {
  /** Unique id. */
  readonly id: string;
  /**
     * Stable key of the group of questions.
     * @pattern ^[a-z_]{1,40}$
     */
  category: string;
  /**
     * Heading of the group, in the language of the request.
     * @maxLength 100
     */
  category_name: string;
  /**
     * The question, in the language of the request.
     * @maxLength 200
     */
  question: string;
  /**
     * HTML. Clients must sanitize it before rendering.
     * @maxLength 20000
     */
  answer: string;
  language: Language;
}
