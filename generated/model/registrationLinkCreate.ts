
/**
 * The journey that the link leads to, and the organization that offers it.
 */
export interface RegistrationLinkCreate {
  /** Id of the organization. */
  organization: string;
  /** Id of the journey’s definition. */
  process_definition: string;
}
