
/**
 * The type of the picture by its content.
 */
export type JourneyFilePictureContentType = typeof JourneyFilePictureContentType[keyof typeof JourneyFilePictureContentType];


export const JourneyFilePictureContentType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
} as const;
