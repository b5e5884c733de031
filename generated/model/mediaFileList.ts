import type { MediaFile } from './mediaFile.ts';

/**
 * One page of media files (D-69).
 */
export interface MediaFileList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: MediaFile[];
}
