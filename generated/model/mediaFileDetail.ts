import type { MediaFile } from './mediaFile.ts';
import type { MediaUse } from './mediaUse.ts';

/**
 * A media file with where it is used.
 */
export type MediaFileDetail = MediaFile & {
  /** The contents that use it, as saved or as published. */
  uses: MediaUse[];
};
