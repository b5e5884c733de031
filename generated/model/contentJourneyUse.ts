import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';

/**
 * A journey that recommends a content.
 */
export interface ContentJourneyUse {
  /** The journey. */
  id: string;
  /**
     * Name of the journey.
     * @maxLength 1000
     */
  name: string;
  status: JourneyDefinitionStatus;
  /**
     * How many people of the content's organization are on it now.
     * @minimum 0
     */
  open_enrolment_count: number;
}
