import type { AuditEvent } from './auditEvent.ts';

/**
 * One page of what administrators changed, the newest first (D-69).
 */
export interface AuditEventList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: AuditEvent[];
}
