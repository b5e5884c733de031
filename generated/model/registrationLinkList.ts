import type { RegistrationLink } from './registrationLink.ts';

/**
 * A page of links.
 */
export interface RegistrationLinkList {
  /** @minimum 0 */
  count: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  results: RegistrationLink[];
}
