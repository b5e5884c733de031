import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { MediaPair } from './mediaPair.ts';
import type { TextPair } from './textPair.ts';

/**
 * The whole of what is written of a content.
 */
export interface OrganizationContentSave {
  type: ContentType;
  /** In each language at most 200 characters. */
  title: TextPair;
  /** In each language at most 400 characters. */
  summary: TextPair;
  /** What there is to read, as HTML of headings (h2, h3), paragraphs, lists, quotes, tables, links (https, mailto, tel), strong and emphasized words and pictures; anything else is refused. A picture is `<img src="media:{id}" alt="…">` and its alt text is never empty. */
  body: TextPair;
  /** What is said and shown in a film or a recording, as HTML of the same kind. */
  transcript: TextPair;
  /** Topics, for search and filters. */
  tags: ContentTag[];
  /**
     * How long reading, watching or listening takes.
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  minutes: number | null;
  /** In each language at most 150 characters; empty when it is the organization itself. */
  author: TextPair;
  /**
     * When it was last reviewed for accuracy.
     * @nullable
     */
  reviewed_at: string | null;
  /**
     * The picture above it; null for the one of its first topic.
     * @nullable
     */
  image: string | null;
  /**
     * The film or recording.
     * @nullable
     */
  media: string | null;
  /** The captions of the film. */
  captions: MediaPair;
  /** Where a link or a tool leads, by https; at most 2,000 characters. */
  url: TextPair;
  /** The document of a content of type pdf. */
  files: MediaPair;
}
