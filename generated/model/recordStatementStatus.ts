
/**
 * Replaces a record, so that an empty list is not mistaken for "none". `none_known`: there are none that they know of;
 * `unknown`: they cannot know (for example after an adoption); `declined`: they skip it for now.
 */
export type RecordStatementStatus = typeof RecordStatementStatus[keyof typeof RecordStatementStatus];


export const RecordStatementStatus = {
  none_known: 'none_known',
  unknown: 'unknown',
  declined: 'declined',
} as const;
