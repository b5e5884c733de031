import type { FormData } from './formData.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';

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
}
