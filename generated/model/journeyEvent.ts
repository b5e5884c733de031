import type { JourneyEventType } from './journeyEventType.ts';
import type { Language } from './language.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * Something that happened in a journey. Events are never changed.
 */
export interface JourneyEvent {
  /** Unique id. */
  id: string;
  type: JourneyEventType;
  /** When it happened. */
  occurred_at: string;
  /** Who did it; null if the journey advanced automatically. */
  actor: PersonReference | null;
  /** Id of the enrolment. */
  process_instance: string;
  /** Name of the journey, in the language of the request. */
  process_definition_name: string;
  /** Id of the organization. */
  organization: string;
  patient: PatientReference;
  /**
     * The task it is about.
     * @nullable
     */
  task: string | null;
  /**
     * Title of the step; null if the event is about none.
     * @nullable
     */
  task_name: string | null;
  /** Kind of the step; null if the event is about none. */
  task_kind: TaskKind | null;
  /**
     * What was answered then.
     * @nullable
     */
  submission: string | null;
  /**
     * The question that was asked, or the reason for leaving.
     * @nullable
     */
  text: string | null;
  /** The languages the names are written in; in another language they are in English (LIB-01). */
  languages: Language[];
}
