
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type TaskDraftConflictCode = typeof TaskDraftConflictCode[keyof typeof TaskDraftConflictCode];


export const TaskDraftConflictCode = {
  draft_conflict: 'draft_conflict',
  already_completed: 'already_completed',
} as const;
