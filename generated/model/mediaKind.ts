
/**
 * What a media file is, by its content and not by its name.
 */
export type MediaKind = typeof MediaKind[keyof typeof MediaKind];


export const MediaKind = {
  picture: 'picture',
  film: 'film',
  recording: 'recording',
  document: 'document',
  captions: 'captions',
} as const;
