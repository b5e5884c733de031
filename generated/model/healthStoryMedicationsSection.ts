import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { Medication } from './medication.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Medicines, those that are taken now first.
 */
export interface HealthStoryMedicationsSection {
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
  results: Medication[];
}
