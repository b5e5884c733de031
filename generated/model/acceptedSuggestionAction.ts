
/**
 * `create` makes a record; `update` changes the one in `target`.
 */
export type AcceptedSuggestionAction = typeof AcceptedSuggestionAction[keyof typeof AcceptedSuggestionAction];


export const AcceptedSuggestionAction = {
  create: 'create',
  update: 'update',
} as const;
