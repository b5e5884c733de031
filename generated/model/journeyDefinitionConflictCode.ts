
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type JourneyDefinitionConflictCode = typeof JourneyDefinitionConflictCode[keyof typeof JourneyDefinitionConflictCode];


export const JourneyDefinitionConflictCode = {
  nothing_written: 'nothing_written',
  nothing_published: 'nothing_published',
  already_retired: 'already_retired',
} as const;
