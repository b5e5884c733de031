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
  /**
     * When the next time of a repeated step opens; null for a step that follows another.
     * @nullable
     */
  opens_at: string | null;
}
