
/**
 * What became of a finding. Nothing is in the record before it is accepted.
 */
export type SuggestionState = typeof SuggestionState[keyof typeof SuggestionState];


export const SuggestionState = {
  pending: 'pending',
  accepted: 'accepted',
  ignored: 'ignored',
} as const;
