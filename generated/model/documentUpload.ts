import type { DocumentUploadUpload } from './documentUploadUpload.ts';

/**
 * Where the file of a new document is sent, by whoever holds the address: no token goes there. The file is the whole
 * body. A document whose file did not arrive while the address worked is deleted.
 */
export interface DocumentUpload {
  /** The new document. */
  id: string;
  upload: DocumentUploadUpload;
}
