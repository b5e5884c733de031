import type { JourneyFile } from './journeyFile.ts';

/**
 * The file that may be imported.
 */
export interface JourneyImportCheckRequest {
  file: JourneyFile;
}
