import type { MediaFile } from './mediaFile.ts';
import type { MediaJourneyUse } from './mediaJourneyUse.ts';
import type { MediaUse } from './mediaUse.ts';

/**
 * A media file with where it is used.
 */
export type MediaFileDetail = MediaFile & {
  /** The contents that use it, as saved or as published. */
  uses: MediaUse[];
  /** The journeys that use it as their banner: in the draft, the latest version, or a version with enrolled people. */
  journeys: MediaJourneyUse[];
};
