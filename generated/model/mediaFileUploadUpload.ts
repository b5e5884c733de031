import type { MediaFileUploadUploadHeaders } from './mediaFileUploadUploadHeaders.ts';
import type { MediaFileUploadUploadMethod } from './mediaFileUploadUploadMethod.ts';

export type MediaFileUploadUpload = {
  url: string;
  method: MediaFileUploadUploadMethod;
  /** To be sent with it, as they are. */
  headers: MediaFileUploadUploadHeaders;
  expires_at: string;
};
