import type { PersonReference } from './personReference.ts';

/**
 * Who has the item now.
 */
export interface AttentionAssignConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: 'assignee_changed';
  /** Who has it or already handled it; null if it was handed back. */
  assigned_to: PersonReference | null;
}
