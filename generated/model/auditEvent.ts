import type { AuditAction } from './auditAction.ts';
import type { AuditChange } from './auditChange.ts';
import type { AuditObjectType } from './auditObjectType.ts';

/**
 * What an administrator or a care team changed, when, and how it was before.
 */
export interface AuditEvent {
  /** Unique id. */
  readonly id: string;
  /** When the change was saved. */
  at: string;
  /** Who did it. */
  actor_id: string;
  /**
     * As they were called then.
     * @maxLength 200
     */
  actor_name: string;
  action: AuditAction;
  object_type: AuditObjectType;
  /** Id of the changed or affected row; its kind is in `object_type`. */
  object_id: string;
  /**
     * As it was called then.
     * @maxLength 300
     */
  object_name: string;
  /**
     * The organization it belongs to; null if it belongs to none.
     * @nullable
     */
  organization: string | null;
  /** Changed fields with their values before and after; empty for actions that change no field. */
  changes: AuditChange[];
  /**
     * What was said about it.
     * @maxLength 1000
     * @nullable
     */
  comment: string | null;
}
