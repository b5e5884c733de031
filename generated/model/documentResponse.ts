import type { Document } from './document.ts';

/**
 * The document as it is now.
 */
export type DocumentResponse = Document;
