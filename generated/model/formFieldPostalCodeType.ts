
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldPostalCodeType = typeof FormFieldPostalCodeType[keyof typeof FormFieldPostalCodeType];


export const FormFieldPostalCodeType = {
  postal_code: 'postal_code',
} as const;
