
/**
 * What each chosen answer is in the health record, by its label. Answers with `exclusive` are none.
 */
export type FormFieldMultiChoiceRecord = typeof FormFieldMultiChoiceRecord[keyof typeof FormFieldMultiChoiceRecord];


export const FormFieldMultiChoiceRecord = {
  allergy: 'allergy',
  condition: 'condition',
} as const;
