import type { PersonReference } from './personReference.ts';

/**
 * What a member of a care team wrote about a person, for the team. It is kept as it was written.
 */
export interface PersonNote {
  /** Unique id. */
  id: string;
  /**
     * The note. Patients never see it.
     * @maxLength 2000
     */
  text: string;
  author: PersonReference;
  /** When the row was created. */
  created_at: string;
}
