
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldUrlType = typeof FormFieldUrlType[keyof typeof FormFieldUrlType];


export const FormFieldUrlType = {
  url: 'url',
} as const;
