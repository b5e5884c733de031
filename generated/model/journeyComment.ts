import type { PersonReference } from './personReference.ts';

/**
 * What an administrator says about a step of a journey that is being written. It is no part of the design: neither
 * versions nor files of the journey have it, and only administrators read it.
 */
export interface JourneyComment {
  /** Unique id. */
  readonly id: string;
  /** Id of the journey. */
  journey: string;
  /**
     * The `activity_id` of the step, which may be removed from the design since.
     * @maxLength 100
     */
  step: string;
  /**
     * What is said.
     * @maxLength 2000
     */
  text: string;
  author: PersonReference;
  /** When it was written. */
  created_at: string;
  /**
     * When it was resolved; null while it is open.
     * @nullable
     */
  resolved_at: string | null;
  /** Who resolved it; null while it is open. */
  resolved_by: PersonReference | null;
}
