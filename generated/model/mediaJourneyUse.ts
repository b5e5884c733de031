import type { JourneyDefinitionStatus } from './journeyDefinitionStatus.ts';

/**
 * A journey that has a media file as its banner.
 */
export interface MediaJourneyUse {
  /** The journey. */
  id: string;
  /**
     * Name of the journey.
     * @maxLength 1000
     */
  name: string;
  status: JourneyDefinitionStatus;
  /** Whether only people see it who are in an earlier version; the journey has another banner by now. */
  only_earlier: boolean;
}
