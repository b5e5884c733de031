import type { Language } from './language.ts';
import type { ResourceKind } from './resourceKind.ts';

/**
 * A document or a link beside the library, in one language: the caller's where it exists in it, else English (LIB-01).
 */
export interface Resource {
  /** Unique id. */
  readonly id: string;
  /** Id of the organization. */
  organization: string;
  /** `file` downloads; `link` opens another site. */
  kind: ResourceKind;
  /**
     * Title, in the language of the request.
     * @maxLength 200
     */
  title: string;
  /**
     * What it is about, in the language of the request.
     * @maxLength 400
     */
  description: string;
  language: Language;
  /** Languages in which it is available. */
  languages: Language[];
  /** Address of the file or of the other site. */
  url: string;
  /**
     * Of a file.
     * @nullable
     */
  media_type: string | null;
  /**
     * Of a file; bytes.
     * @minimum 0
     * @nullable
     */
  size: number | null;
  /**
     * Of a document.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  page_count: number | null;
  /**
     * Who provides it, for display; null if unknown.
     * @maxLength 150
     * @nullable
     */
  publisher: string | null;
  /**
     * Day of the last medical review; null if unknown.
     * @nullable
     */
  reviewed_at: string | null;
}
