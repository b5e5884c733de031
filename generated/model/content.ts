import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';

/**
 * A content of the library, in one language: the caller's where it exists in it, else English (LIB-01). `language` says which one its texts are in, `languages` which ones there are.
 */
export interface Content {
  readonly id: string;
  type: ContentType;
  /** @maxLength 200 */
  title: string;
  /** @maxLength 400 */
  summary: string;
  language: Language;
  languages: Language[];
  tags: ContentTag[];
  /**
     * How long reading, watching or listening takes; null when that is not known.
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  minutes: number | null;
  /** @nullable */
  image: string | null;
  /**
     * Empty when the picture only decorates.
     * @maxLength 250
     */
  image_alt: string;
  /**
     * @maxLength 150
     * @nullable
     */
  author: string | null;
  published_at: string;
  /**
     * When it was last reviewed for accuracy.
     * @nullable
     */
  reviewed_at: string | null;
}
