
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldSignatureType = typeof FormFieldSignatureType[keyof typeof FormFieldSignatureType];


export const FormFieldSignatureType = {
  signature: 'signature',
} as const;
