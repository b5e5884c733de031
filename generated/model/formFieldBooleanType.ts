
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldBooleanType = typeof FormFieldBooleanType[keyof typeof FormFieldBooleanType];


export const FormFieldBooleanType = {
  boolean: 'boolean',
} as const;
