import type { MediaFileUploadUploadHeaders } from './mediaFileUploadUploadHeaders.ts';
import type { MediaFileUploadUploadMethod } from './mediaFileUploadUploadMethod.ts';

/**
 * Request that sends the file: method, address and headers.
 */
export type MediaFileUploadUpload = {
  url: string;
  method: MediaFileUploadUploadMethod;
  /** To be sent with it, as they are. */
  headers: MediaFileUploadUploadHeaders;
  expires_at: string;
};
