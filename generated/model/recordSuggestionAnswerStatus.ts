
/**
 * `accepted` adds the record; `declined` adds nothing.
 */
export type RecordSuggestionAnswerStatus = typeof RecordSuggestionAnswerStatus[keyof typeof RecordSuggestionAnswerStatus];


export const RecordSuggestionAnswerStatus = {
  accepted: 'accepted',
  declined: 'declined',
} as const;
