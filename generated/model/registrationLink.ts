import type { PersonReference } from './personReference.ts';

/**
 * A link by which anybody joins a journey of an organization without being invited by name (INV-04).
 */
export interface RegistrationLink {
  readonly id: string;
  readonly organization: string;
  readonly process_definition: string;
  readonly process_definition_name: string;
  /** The address to hand on. Its `token` answers like that of an invitation. */
  readonly url: string;
  /** Whether the address leads anywhere now. */
  enabled: boolean;
  readonly created_at: string;
  created_by: PersonReference;
  /**
     * How many times somebody joined by it.
     * @minimum 0
     */
  readonly registered_count: number;
  /**
     * When somebody last joined by it; null when nobody has.
     * @nullable
     */
  readonly last_registered_at: string | null;
}
