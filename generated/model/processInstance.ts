import type { CareTeamContact } from './careTeamContact.ts';
import type { CurrentActivity } from './currentActivity.ts';
import type { Language } from './language.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { ProcessInstanceIncident } from './processInstanceIncident.ts';
import type { ProcessInstanceProgress } from './processInstanceProgress.ts';
import type { ProcessInstanceStartVariables } from './processInstanceStartVariables.ts';
import type { ProcessInstanceStatus } from './processInstanceStatus.ts';
import type { ProcessInstanceVariables } from './processInstanceVariables.ts';
import type { SubmissionReference } from './submissionReference.ts';
import type { TaskReference } from './taskReference.ts';
import type { UpcomingStep } from './upcomingStep.ts';

/**
 * A journey that someone is enrolled in (DATA-24..31, D-14).
 */
export interface ProcessInstance {
  /** Unique id. */
  readonly id: string;
  /** By name. */
  variables: ProcessInstanceVariables;
  /** Name of the journey, in the language of the request. */
  process_definition_name: string;
  /**
     * Picture above the journey; null without one.
     * @nullable
     */
  banner_image: string | null;
  /**
     * What the banner shows, for those who do not see it; null when it only decorates.
     * @maxLength 250
     * @nullable
     */
  banner_alt: string | null;
  /** Whether the next-task modal may open (JOURNEY-09). */
  process_definition_next_task_modal: boolean;
  /** Id of the journey’s definition. */
  process_definition: string;
  /** Id of the organization. */
  organization: string;
  patient: PatientReference;
  status: ProcessInstanceStatus;
  /** When the person joined the journey. */
  enrolled_at: string;
  /**
     * When it was completed; null until then.
     * @nullable
     */
  completed_at: string | null;
  /** Steps done and steps in all. */
  progress: ProcessInstanceProgress;
  /**
     * Of the patient's steps; so is all that is said here of open and coming steps.
     * @minimum 0
     */
  open_task_count: number;
  /** Whether someone of the care team reads the answers. */
  is_monitored: boolean;
  /** What it is about, in the language of the request. */
  description: string;
  /** Id of the same journey in the process engine, for support. */
  camunda_id: string;
  /** Variables that the journey was started with, by name. */
  start_variables: ProcessInstanceStartVariables;
  /**
     * When the journey was left.
     * @nullable
     */
  cancelled_at: string | null;
  /** The most urgent open task; null without one. */
  next_task: TaskReference | null;
  /** The steps that will come for certain, in their order; a step that hangs on an answer is not named. */
  upcoming_steps: UpcomingStep[];
  care_team: CareTeamContact;
  /**
     * Who reads the answers and when, or that no one does; null if there is nothing to add to is_monitored.
     * @nullable
     */
  monitoring_note: string | null;
  /**
     * Length of the journey, in weeks; null if it varies.
     * @minimum 1
     * @maximum 520
     * @nullable
     */
  estimated_weeks: number | null;
  /** The languages the journey is written in; a text in another language is in English (LIB-01). */
  languages: Language[];
  /** When something was last done in the journey: a step opened, answered, begun or removed. */
  last_activity_at: string;
  /**
     * Open tasks of the patient whose day is over.
     * @minimum 0
     */
  overdue_task_count: number;
  /**
     * Open tasks of the care team whose day is over.
     * @minimum 0
     */
  overdue_care_team_task_count: number;
  /** What was answered last; null while nothing was. */
  latest_submission: SubmissionReference | null;
  /** The language in which the portal writes to the person; null when they have not chosen one. */
  contact_language: Language | null;
  /**
     * When the account of the profile's owner was closed; null while it is open.
     * @nullable
     */
  account_closed_at?: string | null;
  /** Who of the care team is responsible; null for no one. For care teams and administrators only. */
  assigned_to?: PersonReference | null;
  /**
     * Which version of the journey it runs; for administrators only.
     * @minimum 1
     */
  definition_version?: number;
  /** Open activities of the patient and of the care team, oldest first; for administrators only. */
  current_activities?: CurrentActivity[];
  /** Where the engine got stuck, the latest first, resolved ones too; for administrators only. */
  incidents?: ProcessInstanceIncident[];
}
