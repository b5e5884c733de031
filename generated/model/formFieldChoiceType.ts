
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldChoiceType = typeof FormFieldChoiceType[keyof typeof FormFieldChoiceType];


export const FormFieldChoiceType = {
  choice: 'choice',
} as const;
