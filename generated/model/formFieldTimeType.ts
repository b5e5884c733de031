
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldTimeType = typeof FormFieldTimeType[keyof typeof FormFieldTimeType];


export const FormFieldTimeType = {
  time: 'time',
} as const;
