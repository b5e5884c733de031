
/**
 * Media type of the file; documents are PDF only.
 */
export type DocumentCreateContentType = typeof DocumentCreateContentType[keyof typeof DocumentCreateContentType];


export const DocumentCreateContentType = {
  'application/pdf': 'application/pdf',
} as const;
