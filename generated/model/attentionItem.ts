import type { AttentionAnswer } from './attentionAnswer.ts';
import type { AttentionHistoryEntry } from './attentionHistoryEntry.ts';
import type { AttentionItemAudience } from './attentionItemAudience.ts';
import type { AttentionKind } from './attentionKind.ts';
import type { AttentionSeverity } from './attentionSeverity.ts';
import type { FormAlertLevel } from './formAlertLevel.ts';
import type { Language } from './language.ts';
import type { PatientReference } from './patientReference.ts';
import type { PersonReference } from './personReference.ts';
import type { TaskReference } from './taskReference.ts';

/**
 * Something that the care team should look at. It is computed from the current state: it disappears once the step is
 * completed, the journey is left or the invitation is resent. An alert stays until someone acknowledges it.
 */
export interface AttentionItem {
  /** Unique id. */
  readonly id: string;
  kind: AttentionKind;
  severity: AttentionSeverity;
  level: FormAlertLevel;
  /** Id of the organization. */
  organization: string;
  /** When it was due, answered, last changed or could not be delivered. */
  since: string;
  /**
     * Null for an invitation without a journey.
     * @nullable
     */
  process_definition: string | null;
  /**
     * Name of the journey; null if the item is about none.
     * @nullable
     */
  process_definition_name: string | null;
  /** The languages the names of the journey and the step are written in (LIB-01). */
  languages: Language[];
  /**
     * Null for an invitation.
     * @nullable
     */
  process_instance: string | null;
  /** Whom it is about; null for an invitation. */
  patient: PatientReference | null;
  /**
     * The patient's birth date, so that people with the same name are not confused; null if unknown.
     * @nullable
     */
  date_of_birth: string | null;
  /** The step it is about; null for an invitation. */
  task: TaskReference | null;
  /** Who does the step; null for an invitation. */
  audience: AttentionItemAudience;
  /**
     * The answers that set off an alert; else null.
     * @nullable
     */
  submission: string | null;
  /**
     * The words of an alert; else null.
     * @nullable
     */
  message: string | null;
  /** The questions whose answers set off an alert, in the order of the form; else empty. */
  answers: AttentionAnswer[];
  /**
     * The invitation that bounced; else null.
     * @nullable
     */
  invitation: string | null;
  /**
     * Where the invitation was sent; else null.
     * @nullable
     */
  email: string | null;
  /** Who has it, handled or not; null while nobody does. */
  assigned_to: PersonReference | null;
  /**
     * When the response time of the journey ran out for an open alert that no one has taken; else null. The care team and
     * administrators see it as waiting too long.
     * @nullable
     */
  escalated_at: string | null;
  /**
     * Null while it is open.
     * @nullable
     */
  acknowledged_at: string | null;
  /** Who takes care of it; null while it is open. */
  acknowledged_by: PersonReference | null;
  /**
     * What that person wrote down; null when nothing.
     * @maxLength 1000
     * @nullable
     */
  note: string | null;
  /** Who took it, handed it back or undid that, and who called, oldest first. Entries are never changed or removed. */
  history: AttentionHistoryEntry[];
}
