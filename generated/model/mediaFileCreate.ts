import type { MediaType } from './mediaType.ts';
import type { TextPair } from './textPair.ts';

/**
 * A media file that will be sent; at most 50 MB (VAL-55).
 */
export interface MediaFileCreate {
  organization: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  file_name: string;
  content_type: MediaType;
  /**
     * In bytes.
     * @minimum 1
     */
  size: number;
  /** Of a picture, needed in both languages. */
  alt: TextPair;
}
