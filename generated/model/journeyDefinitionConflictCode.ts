
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type JourneyDefinitionConflictCode = typeof JourneyDefinitionConflictCode[keyof typeof JourneyDefinitionConflictCode];


export const JourneyDefinitionConflictCode = {
  nothing_written: 'nothing_written',
  nothing_published: 'nothing_published',
  already_retired: 'already_retired',
  review_required: 'review_required',
  review_not_required: 'review_not_required',
  already_requested: 'already_requested',
  not_requested: 'not_requested',
  own_change: 'own_change',
  not_own_change: 'not_own_change',
} as const;
