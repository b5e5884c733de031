import type { JourneyDesign } from './journeyDesign.ts';

/**
 * The design to check, as it is being written.
 */
export interface JourneyCheckRequest {
  design: JourneyDesign;
}
