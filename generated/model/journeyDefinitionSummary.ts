import type { JourneyCompleteness } from './journeyCompleteness.ts';
import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';
import type { JourneyReview } from './journeyReview.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A journey in the list of those who set journeys up. Its name and completeness are those of its draft where it has one.
 */
export interface JourneyDefinitionSummary {
  /** Unique id. */
  readonly id: string;
  /**
     * Key of the journey; the same in every version.
     * @maxLength 64
     */
  key: string;
  /**
     * Name of the journey, in the language of the request.
     * @maxLength 1000
     */
  name: string;
  /** Id of the organization. */
  organization: string;
  /**
     * Name of the organization, for display.
     * @maxLength 300
     */
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
  /**
     * How many steps the journey has.
     * @minimum 0
     */
  step_count: number;
  completeness: JourneyCompleteness;
  /**
     * Grows with every write, for If-Match.
     * @minimum 1
     */
  revision: number;
  /** When the row last changed. */
  updated_at: string;
  updated_by: PersonReference;
  /** The review of the draft; null when none was asked for, and where the organization does not ask for reviews. */
  review: JourneyReview | null;
}
