
/**
 * The kinds of files that people send.
 */
export type UploadType = typeof UploadType[keyof typeof UploadType];


export const UploadType = {
  'application/pdf': 'application/pdf',
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
} as const;
