
/**
 * The journey that the link leads to, and the organization that offers it.
 */
export interface RegistrationLinkCreate {
  organization: string;
  process_definition: string;
}
