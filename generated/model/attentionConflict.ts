import type { PersonReference } from './personReference.ts';

/**
 * Who acknowledged it, and when.
 */
export interface AttentionConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: 'already_acknowledged';
  acknowledged_by: PersonReference;
  /** When another member of the team handled the item. */
  acknowledged_at: string;
}
