import type { JourneyCompleteness } from './journeyCompleteness.ts';
import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';
import type { JourneyDesign } from './journeyDesign.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A journey as those who set journeys up have it, with what is published and what is being written.
 */
export interface JourneyDefinition {
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
  /** What was published last; null when nothing was. */
  published: JourneyDesign | null;
  /** What is being written; null when nothing is. */
  draft: JourneyDesign | null;
  /** @nullable */
  draft_updated_at: string | null;
  draft_updated_by: PersonReference | null;
}
