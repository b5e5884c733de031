import type { TaskDraft } from './taskDraft.ts';
import type { TaskDraftConflictCode } from './taskDraftConflictCode.ts';

/**
 * Someone saved another draft in between; `current` is it.
 */
export interface TaskDraftConflict {
  detail: string;
  code: TaskDraftConflictCode;
  current?: TaskDraft | null;
}
