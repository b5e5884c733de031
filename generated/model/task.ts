import type { FormAlertLevel } from './formAlertLevel.ts';
import type { Language } from './language.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { TaskAudience } from './taskAudience.ts';
import type { TaskKind } from './taskKind.ts';
import type { TaskRepeat } from './taskRepeat.ts';
import type { TaskStatus } from './taskStatus.ts';

/**
 * A step of a journey (DATA-32..38). It is complete exactly when completed_at is set (TASK-01).
 */
export interface Task {
  /** Unique id. */
  readonly id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  /** When the row was created. */
  readonly created_at: string;
  /**
     * When it was completed; null until then.
     * @nullable
     */
  readonly completed_at: string | null;
  /** Id of the enrolment. */
  process_instance: string;
  /** Id of the organization. */
  organization: string;
  /** Name of the journey, in the language of the request. */
  process_definition_name: string;
  kind: TaskKind;
  /** What it is about, in the language of the request. */
  description: string;
  /**
     * From 0 to 100; higher is more urgent.
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  /**
     * When the step should be done; null without a date. It can still be completed later.
     * @nullable
     */
  due_at: string | null;
  /**
     * Time the step takes, in minutes; null if unknown.
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
     * When a draft was last saved; null without one. Of a patient's step it is the patient's own draft: the care team
     * learns that the step was begun, never what was answered. Of a step of the care team it is the caller's.
     * @nullable
     */
  readonly draft_updated_at: string | null;
  /** The members of the care team who are filling in this patient's step, or did. The patient sees them. */
  filled_in_by: PersonReference[];
  status: TaskStatus;
  /**
     * When it was cancelled; null unless its status says so.
     * @nullable
     */
  readonly cancelled_at: string | null;
  /** Which step of the journey it is; one that is done several times has a task each time. */
  activity_id: string;
  audience: TaskAudience;
  /** Of a step that is done several times, which time this is; null for all others. */
  repeat: TaskRepeat | null;
  /** The languages the task is written in; a text in another language is in English (LIB-01). */
  languages: Language[];
  /** The level of the most urgent of the alerts that its answers set off (B13), `emergency` where one tells somebody to call 911; null without any. */
  readonly alert_level: FormAlertLevel | null;
}
