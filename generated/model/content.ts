import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';

/**
 * A content of the library, in one language: the caller's where it exists in it, else English (LIB-01). `language` says which one its texts are in, `languages` which ones there are.
 */
export interface Content {
  /** Unique id. */
  readonly id: string;
  type: ContentType;
  /**
     * Title, in the language of the request.
     * @maxLength 200
     */
  title: string;
  /**
     * What it is about, in one or two sentences.
     * @maxLength 400
     */
  summary: string;
  language: Language;
  /** Languages in which it is available. */
  languages: Language[];
  /** Topics, for search and filters. */
  tags: ContentTag[];
  /**
     * How long reading, watching or listening takes; null when that is not known.
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  minutes: number | null;
  /**
     * Picture of the content; null without one.
     * @nullable
     */
  image: string | null;
  /**
     * Empty when the picture only decorates.
     * @maxLength 250
     */
  image_alt: string;
  /**
     * Who wrote it, for display; null if unknown.
     * @maxLength 150
     * @nullable
     */
  author: string | null;
  /** Day on which it was published. */
  published_at: string;
  /**
     * When it was last reviewed for accuracy.
     * @nullable
     */
  reviewed_at: string | null;
}
