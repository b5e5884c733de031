
/**
 * The kinds of records that are looked for in a document.
 */
export type DocumentRecordKind = typeof DocumentRecordKind[keyof typeof DocumentRecordKind];


export const DocumentRecordKind = {
  medication: 'medication',
  condition: 'condition',
} as const;
