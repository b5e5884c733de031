
/**
 * Media type of the file; documents are PDF only.
 */
export type DocumentContentType = typeof DocumentContentType[keyof typeof DocumentContentType];


export const DocumentContentType = {
  'application/pdf': 'application/pdf',
} as const;
