import type { ReminderOutcome } from './reminderOutcome.ts';

export type ProcessInstanceRemindedResultsItem = {
  /** The journey. */
  id: string;
  outcome: ReminderOutcome;
  /**
     * When the last message was sent.
     * @nullable
     */
  reminded_at: string | null;
};
