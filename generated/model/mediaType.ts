
/**
 * The types of files that a library takes.
 */
export type MediaType = typeof MediaType[keyof typeof MediaType];


export const MediaType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
  'video/mp4': 'video/mp4',
  'video/webm': 'video/webm',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'text/vtt': 'text/vtt',
} as const;
