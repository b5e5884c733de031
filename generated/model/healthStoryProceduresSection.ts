import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { Procedure } from './procedure.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Procedures, newest first.
 */
export interface HealthStoryProceduresSection {
  status: HealthStorySectionStatus;
  /**
     * How many there are in all.
     * @minimum 0
     */
  count: number;
  /**
     * When one of them last changed.
     * @nullable
     */
  last_updated: string | null;
  /** What the person says in place of records; null when nothing, or when there are some. */
  statement: RecordStatementStatus | null;
  /** Records of this part; empty unless `status` is `ok`. */
  results: Procedure[];
}
