
/**
 * What a document is sent for. In a `medication_list` only medications are looked for (DOC-03).
 */
export type DocumentPurpose = typeof DocumentPurpose[keyof typeof DocumentPurpose];


export const DocumentPurpose = {
  document: 'document',
  medication_list: 'medication_list',
} as const;
