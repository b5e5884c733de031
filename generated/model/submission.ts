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
  /** Unique id. */
  readonly id: string;
  /** Id of the task. */
  task: string;
  /** Title of the step, in the language of the request. */
  task_name: string;
  /** Id of the enrolment. */
  process_instance: string;
  /** Id of the organization. */
  organization: string;
  /** The form, in the version the task asks for; null for a step without a form. */
  definition: FormDefinition | null;
  form_data: FormData;
  /** When the step was completed. */
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
