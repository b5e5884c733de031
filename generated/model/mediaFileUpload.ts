import type { MediaFileUploadUpload } from './mediaFileUploadUpload.ts';

/**
 * Where the file of a new media file is sent, by whoever holds the address: no token goes there. The file is the whole
 * body. A media file that did not arrive while the address worked is forgotten.
 */
export interface MediaFileUpload {
  /** The new media file. */
  id: string;
  upload: MediaFileUploadUpload;
}
