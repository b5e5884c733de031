
/**
 * Method of that request.
 */
export type DocumentUploadUploadMethod = typeof DocumentUploadUploadMethod[keyof typeof DocumentUploadUploadMethod];


export const DocumentUploadUploadMethod = {
  PUT: 'PUT',
} as const;
