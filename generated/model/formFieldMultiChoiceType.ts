
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldMultiChoiceType = typeof FormFieldMultiChoiceType[keyof typeof FormFieldMultiChoiceType];


export const FormFieldMultiChoiceType = {
  multi_choice: 'multi_choice',
} as const;
