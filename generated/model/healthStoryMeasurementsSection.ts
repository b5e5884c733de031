import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { Measurement } from './measurement.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * The latest measurement of each kind, newest first. Its `statement` is always null.
 */
export interface HealthStoryMeasurementsSection {
  status: HealthStorySectionStatus;
  /**
     * How many kinds were measured.
     * @minimum 0
     */
  count: number;
  /**
     * When one of them last changed.
     * @nullable
     */
  last_updated: string | null;
  /** What the person says in place of records; null, as no statement can be made about measurements. */
  statement: RecordStatementStatus | null;
  /** Records of this part; empty unless `status` is `ok`. */
  results: Measurement[];
}
