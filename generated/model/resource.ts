import type { Language } from './language.ts';
import type { ResourceKind } from './resourceKind.ts';

/**
 * A document or a link beside the library, in one language: the caller's where it exists in it, else English (LIB-01).
 */
export interface Resource {
  readonly id: string;
  organization: string;
  kind: ResourceKind;
  /** @maxLength 200 */
  title: string;
  /** @maxLength 400 */
  description: string;
  language: Language;
  languages: Language[];
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
     * @maxLength 150
     * @nullable
     */
  publisher: string | null;
  /** @nullable */
  reviewed_at: string | null;
}
