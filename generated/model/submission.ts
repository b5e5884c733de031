import type { FormAlert } from './formAlert.ts';
import type { FormAlertLevel } from './formAlertLevel.ts';
import type { FormData } from './formData.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { TaskResponse } from './taskResponse.ts';

/**
 * What was answered, with the form as it was then.
 */
export interface Submission {
  readonly id: string;
  task: string;
  task_name: string;
  process_instance: string;
  organization: string;
  definition: FormDefinition | null;
  form_data: FormData;
  submitted_at: string;
  submitted_by: PersonReference;
  patient: PatientReference;
  /** What the answers set off, most urgent first (B13). */
  alerts: FormAlert[];
  /** The level of the most urgent of the alerts, `emergency` where one tells somebody to call 911. */
  alert_level: FormAlertLevel | null;
  /** What was said after reading; null where there was nothing to say. */
  response: TaskResponse | null;
  /**
     * What was asked after reading.
     * @maxLength 2000
     * @nullable
     */
  question: string | null;
}
