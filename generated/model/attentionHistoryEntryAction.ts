
/**
 * What happened.
 */
export type AttentionHistoryEntryAction = typeof AttentionHistoryEntryAction[keyof typeof AttentionHistoryEntryAction];


export const AttentionHistoryEntryAction = {
  taken: 'taken',
  note_changed: 'note_changed',
  handed_back: 'handed_back',
  undone: 'undone',
  assigned: 'assigned',
  unassigned: 'unassigned',
  called: 'called',
} as const;
