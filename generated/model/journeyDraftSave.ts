import type { JourneyDesign } from './journeyDesign.ts';

/**
 * What is being written, as a whole. It may be incomplete.
 */
export interface JourneyDraftSave {
  design: JourneyDesign;
}
