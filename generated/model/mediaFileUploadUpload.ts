import type { MediaFileUploadUploadHeaders } from './mediaFileUploadUploadHeaders.ts';
import type { MediaFileUploadUploadMethod } from './mediaFileUploadUploadMethod.ts';

/**
 * Request that sends the file: method, address and headers.
 */
export type MediaFileUploadUpload = {
  /** Signed address that takes the file without a token. */
  url: string;
  /** Method of that request. */
  method: MediaFileUploadUploadMethod;
  /** To be sent with it, as they are. */
  headers: MediaFileUploadUploadHeaders;
  /** When the address stops taking the file. */
  expires_at: string;
};
