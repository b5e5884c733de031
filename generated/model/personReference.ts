
/**
 * The id and name of a person.
 */
export interface PersonReference {
  /** Unique id. */
  id: string;
  /** First and last name, for display. */
  display_name: string;
}
