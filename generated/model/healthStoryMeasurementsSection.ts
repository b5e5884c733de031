import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { Measurement } from './measurement.ts';
import type { MeasurementTarget } from './measurementTarget.ts';
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
  /**
     * What care teams aim for in the kinds of `results`; none in the emergency view. A backend without targets leaves it
     * out.
     */
  targets?: MeasurementTarget[];
}
