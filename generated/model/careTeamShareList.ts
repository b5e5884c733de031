import type { CareTeamShare } from './careTeamShare.ts';

/**
 * One page of organizations and what their care teams may see (D-69).
 */
export interface CareTeamShareList {
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
  results: CareTeamShare[];
}
