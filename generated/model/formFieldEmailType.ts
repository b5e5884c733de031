
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldEmailType = typeof FormFieldEmailType[keyof typeof FormFieldEmailType];


export const FormFieldEmailType = {
  email: 'email',
} as const;
