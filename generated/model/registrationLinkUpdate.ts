
/**
 * Whether the link leads anywhere.
 */
export interface RegistrationLinkUpdate {
  enabled: boolean;
}
