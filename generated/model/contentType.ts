
/**
 * What kind of thing a content of the library is.
 */
export type ContentType = typeof ContentType[keyof typeof ContentType];


export const ContentType = {
  article: 'article',
  video: 'video',
  audio: 'audio',
  pdf: 'pdf',
  link: 'link',
  tool: 'tool',
} as const;
