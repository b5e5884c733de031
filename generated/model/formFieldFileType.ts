
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldFileType = typeof FormFieldFileType[keyof typeof FormFieldFileType];


export const FormFieldFileType = {
  file: 'file',
} as const;
