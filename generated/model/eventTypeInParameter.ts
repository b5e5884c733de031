import type { JourneyEventType } from './journeyEventType.ts';

/**
 * Only events of these types.
 */
export type EventTypeInParameter = JourneyEventType[];
