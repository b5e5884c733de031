import type { TaskKind } from './taskKind.ts';

/**
 * A task, as much of it as a list of journeys needs.
 */
export interface TaskReference {
  id: string;
  name: string;
  kind: TaskKind;
  /** @nullable */
  due_at: string | null;
}
