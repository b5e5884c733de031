
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldPartialDateType = typeof FormFieldPartialDateType[keyof typeof FormFieldPartialDateType];


export const FormFieldPartialDateType = {
  partial_date: 'partial_date',
} as const;
