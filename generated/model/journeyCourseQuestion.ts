import type { EnrolmentColumnOption } from './enrolmentColumnOption.ts';

/**
 * A question in the language of the request.
 */
export interface JourneyCourseQuestion {
  /** The question; for a score, the name of the step that computes it. */
  label: string;
  /** Whether it is a score and not one answer. */
  is_score: boolean;
  /** The choices of the question; empty if it has none. */
  options: EnrolmentColumnOption[];
}
