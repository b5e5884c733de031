import type { TaskKind } from './taskKind.ts';

/**
 * A task, as much of it as a list of journeys needs.
 */
export interface TaskReference {
  /** Unique id. */
  id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  kind: TaskKind;
  /**
     * When the step should be done; null without a date. It can still be completed later.
     * @nullable
     */
  due_at: string | null;
}
