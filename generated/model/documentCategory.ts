
/**
 * What a document is about; the person chooses it.
 */
export type DocumentCategory = typeof DocumentCategory[keyof typeof DocumentCategory];


export const DocumentCategory = {
  lab: 'lab',
  imaging: 'imaging',
  discharge: 'discharge',
  medication_list: 'medication_list',
  referral: 'referral',
  insurance: 'insurance',
  other: 'other',
} as const;
