import type { PersonReference } from './personReference.ts';

/**
 * One page of the members of a care team (D-69).
 */
export interface CareTeamMemberList {
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
  results: PersonReference[];
}
