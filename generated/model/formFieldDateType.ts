
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldDateType = typeof FormFieldDateType[keyof typeof FormFieldDateType];


export const FormFieldDateType = {
  date: 'date',
} as const;
