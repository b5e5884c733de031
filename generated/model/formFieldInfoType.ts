
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldInfoType = typeof FormFieldInfoType[keyof typeof FormFieldInfoType];


export const FormFieldInfoType = {
  info: 'info',
} as const;
