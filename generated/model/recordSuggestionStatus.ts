
/**
 * `open`: the person has not decided. `accepted`: it became a record. `declined`: the person does not want it.
 * `withdrawn`: the person stopped sharing this kind before they decided.
 */
export type RecordSuggestionStatus = typeof RecordSuggestionStatus[keyof typeof RecordSuggestionStatus];


export const RecordSuggestionStatus = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
