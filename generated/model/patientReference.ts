
/**
 * Whom something is about.
 */
export interface PatientReference {
  id: string;
  display_name: string;
}
