import type { JourneyDesignPrefillSource } from './journeyDesignPrefillSource.ts';

/**
 * A question whose answer the record holds already.
 */
export interface JourneyDesignPrefill {
  /**
     * Key of the question to fill in ahead.
     * @maxLength 100
     */
  field: string;
  /** What of the person it is. */
  source: JourneyDesignPrefillSource;
}
