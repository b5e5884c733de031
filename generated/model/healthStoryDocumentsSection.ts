import type { Document } from './document.ts';
import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Documents by name, newest first; not their files.
 */
export interface HealthStoryDocumentsSection {
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
  results: Document[];
}
