
export type FormFieldChoiceType = typeof FormFieldChoiceType[keyof typeof FormFieldChoiceType];


export const FormFieldChoiceType = {
  choice: 'choice',
} as const;
