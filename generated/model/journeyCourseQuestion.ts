import type { EnrolmentColumnOption } from './enrolmentColumnOption.ts';

/**
 * A question in the language of the request.
 */
export interface JourneyCourseQuestion {
  /** The question, or the name of a form's score; for the score of a step, the name of that step. */
  label: string;
  /** Whether it is the score of a step. */
  is_score: boolean;
  /** The choices of the question; empty if it has none. */
  options: EnrolmentColumnOption[];
}
