import type { PersonMessageKind } from './personMessageKind.ts';
import type { ReminderChannel } from './reminderChannel.ts';

/**
 * That the system sent a person a message for an organization. What it said is not kept.
 */
export interface PersonMessage {
  /** Unique id. */
  id: string;
  kind: PersonMessageKind;
  channel: ReminderChannel;
  /** When it was sent. */
  sent_at: string;
}
