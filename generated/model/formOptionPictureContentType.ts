
/**
 * The type of the picture by its content.
 */
export type FormOptionPictureContentType = typeof FormOptionPictureContentType[keyof typeof FormOptionPictureContentType];


export const FormOptionPictureContentType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
} as const;
