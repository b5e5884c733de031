import type { ContentCaptions } from './contentCaptions.ts';

/**
 * A film or a recording.
 */
export interface ContentMedia {
  /** Address of the file. */
  url: string;
  /** Media type of the file. */
  media_type: string;
  /** What is said, as WebVTT; empty when nothing is said. */
  captions: ContentCaptions[];
}
