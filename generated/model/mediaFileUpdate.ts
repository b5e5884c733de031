import type { TextPair } from './textPair.ts';

/**
 * What is said of a media file.
 */
export interface MediaFileUpdate {
  /** Of a picture, needed in both languages. */
  alt: TextPair;
}
