import type { DocumentUploadUpload } from './documentUploadUpload.ts';

/**
 * The upload URL of a new document, which works without a token. The file is the whole body. A document whose file does
 * not arrive before the URL expires is deleted.
 */
export interface DocumentUpload {
  /** The new document. */
  id: string;
  /** Request that sends the file: method, address and headers. */
  upload: DocumentUploadUpload;
}
