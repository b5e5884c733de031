
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldNumberType = typeof FormFieldNumberType[keyof typeof FormFieldNumberType];


export const FormFieldNumberType = {
  number: 'number',
} as const;
