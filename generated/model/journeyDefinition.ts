import type { JourneyCompleteness } from './journeyCompleteness.ts';
import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';
import type { JourneyDesign } from './journeyDesign.ts';
import type { JourneyReview } from './journeyReview.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A journey as those who set journeys up have it, with what is published and what is being written.
 */
export interface JourneyDefinition {
  /** Unique id. */
  readonly id: string;
  /**
     * Key of the journey; the same in every version.
     * @maxLength 64
     */
  key: string;
  /** What its files and copies have in common: its own id, or, for a journey from a file, `origin` of that file. */
  readonly origin: string;
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
  /** Whether the organization has drafts reviewed by a second administrator before they are published. */
  review_required: boolean;
  /** What was published last; null when nothing was. */
  published: JourneyDesign | null;
  /** What is being written; null when nothing is. */
  draft: JourneyDesign | null;
  /**
     * When the draft was last saved; null without a draft.
     * @nullable
     */
  draft_updated_at: string | null;
  /** Who last saved the draft; null without a draft. */
  draft_updated_by: PersonReference | null;
}
