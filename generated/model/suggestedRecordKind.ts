
/**
 * A kind of record that a care team may suggest. It is also the part of the Health Story that must be shared.
 */
export type SuggestedRecordKind = typeof SuggestedRecordKind[keyof typeof SuggestedRecordKind];


export const SuggestedRecordKind = {
  medications: 'medications',
  conditions: 'conditions',
  immunizations: 'immunizations',
  procedures: 'procedures',
} as const;
