import type { JourneyCompleteness } from './journeyCompleteness.ts';
import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A journey in the list of those who set journeys up. Its name and completeness are those of its draft where it has one.
 */
export interface JourneyDefinitionSummary {
  readonly id: string;
  /** @maxLength 64 */
  key: string;
  /** @maxLength 1000 */
  name: string;
  organization: string;
  /** @maxLength 300 */
  organization_name: string;
  status: JourneyDefinitionStatus;
  /**
     * The number of the version that was published last.
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** Whether something is written that is not published. */
  has_draft: boolean;
  /** @minimum 0 */
  step_count: number;
  completeness: JourneyCompleteness;
  /**
     * Grows with every write, for If-Match.
     * @minimum 1
     */
  revision: number;
  updated_at: string;
  updated_by: PersonReference;
}
