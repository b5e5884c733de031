import type { DocumentUploadUploadHeaders } from './documentUploadUploadHeaders.ts';
import type { DocumentUploadUploadMethod } from './documentUploadUploadMethod.ts';

/**
 * Request that sends the file: method, address and headers.
 */
export type DocumentUploadUpload = {
  url: string;
  method: DocumentUploadUploadMethod;
  /** To be sent with it, as they are. */
  headers: DocumentUploadUploadHeaders;
  expires_at: string;
};
