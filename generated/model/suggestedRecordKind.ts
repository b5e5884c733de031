
/**
 * A kind of record that a care team may suggest: every part of the Health Story but its documents, which are files, and measurements, which people take themselves. It is also the part that must be shared.
 */
export type SuggestedRecordKind = typeof SuggestedRecordKind[keyof typeof SuggestedRecordKind];


export const SuggestedRecordKind = {
  allergies: 'allergies',
  medications: 'medications',
  conditions: 'conditions',
  immunizations: 'immunizations',
  procedures: 'procedures',
  family_history: 'family_history',
  test_results: 'test_results',
} as const;
