import type { JourneyComment } from './journeyComment.ts';
import type { JourneyCommentCount } from './journeyCommentCount.ts';

/**
 * One page of comments (D-69), and how many are open at each step of the journey.
 */
export interface JourneyCommentList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: JourneyComment[];
  /** Every step with open comments, whichever step was asked for. */
  open_counts: JourneyCommentCount[];
}
