import type { Allergy } from './allergy.ts';
import type { HealthStorySectionStatus } from './healthStorySectionStatus.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Allergies, the active ones first, the most serious of them first; anaphylaxis is the most serious.
 */
export interface HealthStoryAllergiesSection {
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
  results: Allergy[];
}
