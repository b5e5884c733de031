import type { PersonNote } from './personNote.ts';

/**
 * One page of notes about a person (D-69).
 */
export interface PersonNoteList {
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
  results: PersonNote[];
}
