
/**
 * Whom something is about.
 */
export interface PatientReference {
  /** Unique id. */
  id: string;
  /** First and last name, for display. */
  display_name: string;
}
