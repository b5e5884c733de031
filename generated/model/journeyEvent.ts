import type { JourneyEventType } from './journeyEventType.ts';
import type { Language } from './language.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * Something that happened in a journey. Events are never changed.
 */
export interface JourneyEvent {
  id: string;
  type: JourneyEventType;
  occurred_at: string;
  /** Who did it; null if the journey advanced automatically. */
  actor: PersonReference | null;
  process_instance: string;
  process_definition_name: string;
  organization: string;
  patient: PatientReference;
  /**
     * The task it is about.
     * @nullable
     */
  task: string | null;
  /** @nullable */
  task_name: string | null;
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
