
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldYearType = typeof FormFieldYearType[keyof typeof FormFieldYearType];


export const FormFieldYearType = {
  year: 'year',
} as const;
