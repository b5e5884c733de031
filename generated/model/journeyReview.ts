import type { JourneyReviewState } from './journeyReviewState.ts';
import type { PersonReference } from './personReference.ts';

/**
 * The review of a draft by a second administrator, asked for or sent back.
 */
export interface JourneyReview {
  state: JourneyReviewState;
  requested_by: PersonReference;
  /** When the review was asked for. */
  requested_at: string;
  /**
     * What its author says about the change; null without a note.
     * @maxLength 500
     * @nullable
     */
  comment: string | null;
  /** Who sent it back; null while it waits. */
  returned_by: PersonReference | null;
  /**
     * When it was sent back; null while it waits.
     * @nullable
     */
  returned_at: string | null;
  /**
     * Why it was sent back; null while it waits.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
}
