import type { PersonReference } from './personReference.ts';

/**
 * Who has the item now.
 */
export interface AttentionAssignConflict {
  detail: string;
  code: 'assignee_changed';
  /** Who has it or already handled it; null if it was handed back. */
  assigned_to: PersonReference | null;
}
