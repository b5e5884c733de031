import type { TaskKind } from './taskKind.ts';

/**
 * A step that will come for certain, whatever the answers are.
 */
export interface UpcomingStep {
  activity_id: string;
  name: string;
  kind: TaskKind;
  /**
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  estimated_minutes: number | null;
}
