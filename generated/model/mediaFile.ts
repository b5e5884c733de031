import type { MediaKind } from './mediaKind.ts';
import type { MediaType } from './mediaType.ts';
import type { TextPair } from './textPair.ts';

/**
 * A picture, film, recording or document of an organization's library.
 */
export interface MediaFile {
  /** Unique id. */
  readonly id: string;
  /** Id of the organization. */
  organization: string;
  kind: MediaKind;
  content_type: MediaType;
  /**
     * Name of the file on the person’s device, without a path.
     * @maxLength 255
     */
  file_name: string;
  /**
     * In bytes.
     * @minimum 1
     * @maximum 52428800
     */
  size: number;
  /** What a picture shows, for those who do not see it; of other files, what they are called. In each language at most 250 characters. */
  alt: TextPair;
  /** Address of the file. */
  url: string;
  /**
     * Counts the changes; writes name it in If-Match.
     * @minimum 1
     */
  revision: number;
  /**
     * In how many contents and journeys it is used.
     * @minimum 0
     */
  uses_count: number;
  /** When the row was created. */
  created_at: string;
  /**
     * Name of the person who added it; null if unknown.
     * @maxLength 200
     * @nullable
     */
  created_by: string | null;
}
