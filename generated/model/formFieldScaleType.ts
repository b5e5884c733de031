
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldScaleType = typeof FormFieldScaleType[keyof typeof FormFieldScaleType];


export const FormFieldScaleType = {
  scale: 'scale',
} as const;
