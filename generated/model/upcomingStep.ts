import type { TaskKind } from './taskKind.ts';

/**
 * A step that will come for certain, whatever the answers are.
 */
export interface UpcomingStep {
  /** Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task. */
  activity_id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  kind: TaskKind;
  /**
     * Time the step takes, in minutes; null if unknown.
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  estimated_minutes: number | null;
  /**
     * When the next time of a repeated step opens; null for a step that follows another.
     * @nullable
     */
  opens_at: string | null;
}
