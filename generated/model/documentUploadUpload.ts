import type { DocumentUploadUploadHeaders } from './documentUploadUploadHeaders.ts';
import type { DocumentUploadUploadMethod } from './documentUploadUploadMethod.ts';

/**
 * Request that sends the file: method, address and headers.
 */
export type DocumentUploadUpload = {
  /** Signed address that takes the file without a token. */
  url: string;
  /** Method of that request. */
  method: DocumentUploadUploadMethod;
  /** To be sent with it, as they are. */
  headers: DocumentUploadUploadHeaders;
  /** When the address stops taking the file. */
  expires_at: string;
};
