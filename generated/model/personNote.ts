import type { PersonReference } from './personReference.ts';

/**
 * What a member of a care team wrote about a person, for the team. It is kept as it was written.
 */
export interface PersonNote {
  id: string;
  /** @maxLength 2000 */
  text: string;
  author: PersonReference;
  created_at: string;
}
