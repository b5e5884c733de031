
/**
 * What somebody says in place of a record, so that nothing written is not taken for nothing there: `none_known` there
 * is none that they know of, `unknown` they cannot know (somebody adopted, of their family), `declined` they skip it
 * for now.
 */
export type RecordStatementStatus = typeof RecordStatementStatus[keyof typeof RecordStatementStatus];


export const RecordStatementStatus = {
  none_known: 'none_known',
  unknown: 'unknown',
  declined: 'declined',
} as const;
