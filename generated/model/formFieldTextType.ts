
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldTextType = typeof FormFieldTextType[keyof typeof FormFieldTextType];


export const FormFieldTextType = {
  text: 'text',
} as const;
