import type { SubmissionReference } from './submissionReference.ts';

/**
 * What was sent right before and right after a submission; null where there is none.
 */
export interface SubmissionNeighbours {
  previous: SubmissionReference | null;
  next: SubmissionReference | null;
}
