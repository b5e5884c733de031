
/**
 * The kinds of health records in the answers of a form, measurements included.
 */
export type AnswerSuggestionKind = typeof AnswerSuggestionKind[keyof typeof AnswerSuggestionKind];


export const AnswerSuggestionKind = {
  medication: 'medication',
  allergy: 'allergy',
  condition: 'condition',
  measurement: 'measurement',
} as const;
