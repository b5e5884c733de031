import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';
import type { TestResult } from './testResult.ts';

/**
 * The last result of each test, newest first.
 */
export interface HealthStoryTestResultsSection {
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
  results: TestResult[];
}
