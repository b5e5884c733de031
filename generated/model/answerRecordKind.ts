
/**
 * The kinds of health records that answers of a form can become.
 */
export type AnswerRecordKind = typeof AnswerRecordKind[keyof typeof AnswerRecordKind];


export const AnswerRecordKind = {
  medication: 'medication',
  allergy: 'allergy',
  condition: 'condition',
} as const;
