import type { JourneyFile } from './journeyFile.ts';
import type { JourneyImportChoice } from './journeyImportChoice.ts';
import type { JourneyUpdatePlace } from './journeyUpdatePlace.ts';

/**
 * A newer file of a journey that was imported, and what to take from it.
 */
export interface JourneyUpdate {
  file: JourneyFile;
  /** One for each form of the file. */
  forms: JourneyImportChoice[];
  /** Those of `kept` that the file replaces all the same. Other places are ignored. */
  take: JourneyUpdatePlace[];
}
