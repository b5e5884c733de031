
/**
 * What accepting it does. `create` adds a record; a measurement is of the time when the answers were sent. `update` changes the record in `match`, which says something else.
 * `none`: that record says the same, or the patient cannot change it.
 */
export type AnswerSuggestionAction = typeof AnswerSuggestionAction[keyof typeof AnswerSuggestionAction];


export const AnswerSuggestionAction = {
  create: 'create',
  update: 'update',
  none: 'none',
} as const;
