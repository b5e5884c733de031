import type { MediaFileUploadUpload } from './mediaFileUploadUpload.ts';

/**
 * The upload URL of a new media file, which works without a token. The file is the whole body. A media file that does
 * not arrive before the URL expires is deleted.
 */
export interface MediaFileUpload {
  /** The new media file. */
  id: string;
  /** Request that sends the file: method, address and headers. */
  upload: MediaFileUploadUpload;
}
