import type { PersonReference } from './personReference.ts';

/**
 * A link for joining a journey of an organization without a personal invitation (INV-04).
 */
export interface RegistrationLink {
  /** Unique id. */
  readonly id: string;
  /** Id of the organization. */
  readonly organization: string;
  /** Id of the journey’s definition. */
  readonly process_definition: string;
  /** Name of the journey, in the language of the request. */
  readonly process_definition_name: string;
  /** The address to hand on. Its `token` answers like that of an invitation. */
  readonly url: string;
  /** Whether the address leads anywhere now. */
  enabled: boolean;
  /** When the row was created. */
  readonly created_at: string;
  created_by: PersonReference;
  /**
     * How many people joined with it.
     * @minimum 0
     */
  readonly registered_count: number;
  /**
     * When a person last joined with it; null if none has.
     * @nullable
     */
  readonly last_registered_at: string | null;
}
