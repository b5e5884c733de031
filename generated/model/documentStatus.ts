
/**
 * Where the analysis of a document stands (DOC-04): its file is on the way, it is read, it was read and what was found
 * waits for the person, the person is done with it, or it could not be read.
 */
export type DocumentStatus = typeof DocumentStatus[keyof typeof DocumentStatus];


export const DocumentStatus = {
  uploading: 'uploading',
  analyzing: 'analyzing',
  analyzed: 'analyzed',
  reviewed: 'reviewed',
  failed: 'failed',
} as const;
