import type { JourneyDesign } from './journeyDesign.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A version of a journey that was published.
 */
export interface JourneyVersion {
  /**
     * Counts the published versions, from 1.
     * @minimum 1
     */
  number: number;
  /** When it was published. */
  published_at: string;
  published_by: PersonReference;
  /**
     * What changed, for other authors; null without a note.
     * @maxLength 500
     * @nullable
     */
  comment: string | null;
  /** Whether the next person is enrolled in it. */
  is_current: boolean;
  /**
     * How many people are in it now.
     * @minimum 0
     */
  open_enrolment_count: number;
  design: JourneyDesign;
}
