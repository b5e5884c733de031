
/**
 * Whether the link leads anywhere.
 */
export interface RegistrationLinkUpdate {
  /** False turns the link off for new people; true turns it on again. */
  enabled: boolean;
}
