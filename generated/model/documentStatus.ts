
/**
 * The status of a document (DOC-04): uploading its file, analyzing, findings waiting for review, reviewed, or failed.
 */
export type DocumentStatus = typeof DocumentStatus[keyof typeof DocumentStatus];


export const DocumentStatus = {
  uploading: 'uploading',
  analyzing: 'analyzing',
  analyzed: 'analyzed',
  reviewed: 'reviewed',
  failed: 'failed',
} as const;
