import type { JourneyImportCopy } from './journeyImportCopy.ts';
import type { JourneyImportForm } from './journeyImportForm.ts';
import type { JourneyImportMissingForm } from './journeyImportMissingForm.ts';

/**
 * What an import of a file would find on this server.
 */
export interface JourneyImportCheck {
  /**
     * The key that the journey can have, because no other has it; with a number if that of the file is taken.
     * @maxLength 64
     */
  new_key: string;
  /**
     * Journeys that came from a file with the same `origin`, by name. `updateJourneyFromFile` updates one of them;
     * `importJourney` adds another.
     */
  copies: JourneyImportCopy[];
  /** The forms of the file, in its order. */
  forms: JourneyImportForm[];
  /** Forms that steps ask and the file does not hold. */
  missing_forms: JourneyImportMissingForm[];
}
