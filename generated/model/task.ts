import type { PatientReference } from './patientReference.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * A step of a journey (DATA-32..38). It is complete exactly when completed_at is set (TASK-01).
 */
export interface Task {
  readonly id: string;
  name: string;
  readonly created_at: string;
  /** @nullable */
  readonly completed_at: string | null;
  process_instance: string;
  organization: string;
  process_definition_name: string;
  kind: TaskKind;
  description: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  /** @nullable */
  due_at: string | null;
  /**
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  estimated_minutes: number | null;
  patient: PatientReference;
  /**
     * What was answered.
     * @nullable
     */
  readonly submission: string | null;
  /**
     * When a draft was last saved; null without one.
     * @nullable
     */
  readonly draft_updated_at: string | null;
}
