import type { ContentCaptions } from './contentCaptions.ts';

/**
 * A film or a recording.
 */
export interface ContentMedia {
  url: string;
  media_type: string;
  /** What is said, as WebVTT; empty when nothing is said. */
  captions: ContentCaptions[];
}
