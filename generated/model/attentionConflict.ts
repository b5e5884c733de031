import type { PersonReference } from './personReference.ts';

/**
 * Who acknowledged it, and when.
 */
export interface AttentionConflict {
  detail: string;
  code: 'already_acknowledged';
  acknowledged_by: PersonReference;
  acknowledged_at: string;
}
