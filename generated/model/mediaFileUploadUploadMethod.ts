
/**
 * Method of that request.
 */
export type MediaFileUploadUploadMethod = typeof MediaFileUploadUploadMethod[keyof typeof MediaFileUploadUploadMethod];


export const MediaFileUploadUploadMethod = {
  PUT: 'PUT',
} as const;
