
/**
 * A kind of record of the Health Story, as the paths name it (PROD-13; documents beside them).
 */
export type RecordKind = typeof RecordKind[keyof typeof RecordKind];


export const RecordKind = {
  allergies: 'allergies',
  conditions: 'conditions',
  documents: 'documents',
  'family-history': 'family-history',
  immunizations: 'immunizations',
  medications: 'medications',
  procedures: 'procedures',
  'test-results': 'test-results',
} as const;
