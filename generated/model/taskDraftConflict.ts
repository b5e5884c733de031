import type { TaskDraft } from './taskDraft.ts';
import type { TaskDraftConflictCode } from './taskDraftConflictCode.ts';

/**
 * Someone saved another draft in between; `current` is it.
 */
export interface TaskDraftConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: TaskDraftConflictCode;
  /** The draft on the server, to merge with; null if the task is completed. */
  current?: TaskDraft | null;
}
