import type { ConsentDecision } from './consentDecision.ts';

/**
 * One page of consents, the newest first.
 */
export interface ConsentDecisionList {
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
  results: ConsentDecision[];
}
