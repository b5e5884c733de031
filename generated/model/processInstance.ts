import type { PatientReference } from './patientReference.ts';
import type { ProcessInstanceProgress } from './processInstanceProgress.ts';
import type { ProcessInstanceStartVariables } from './processInstanceStartVariables.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';
import type { ProcessInstanceVariables } from './processInstanceVariables.ts';

/**
 * A journey that someone is enrolled in (DATA-24..31, D-14).
 */
export interface ProcessInstance {
  readonly id: string;
  /** By name. */
  variables: ProcessInstanceVariables;
  process_definition_name: string;
  /** @nullable */
  banner_image: string | null;
  /** Whether the next-task modal may open (JOURNEY-09). */
  process_definition_next_task_modal: boolean;
  process_definition: string;
  organization: string;
  patient: PatientReference;
  status: ProcessInstanceStatus;
  enrolled_at: string;
  /** @nullable */
  completed_at: string | null;
  progress: ProcessInstanceProgress;
  /** @minimum 0 */
  open_task_count: number;
  /** Whether someone of the care team reads the answers. */
  is_monitored: boolean;
  description: string;
  camunda_id: string;
  start_variables: ProcessInstanceStartVariables;
}
