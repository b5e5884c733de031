import type { SubmissionReference } from './submissionReference.ts';

/**
 * What was sent right before and right after a submission; null where there is none.
 */
export interface SubmissionNeighbours {
  /** The submission before this one; null before the first. */
  previous: SubmissionReference | null;
  /** The next submission of the journey; null after the last. */
  next: SubmissionReference | null;
}
