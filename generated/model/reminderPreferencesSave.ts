import type { QuietHours } from './quietHours.ts';
import type { ReminderChannel } from './reminderChannel.ts';
import type { ReminderRhythm } from './reminderRhythm.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/**
 * How and when to be reminded; a channel without an address is refused.
 */
export interface ReminderPreferencesSave {
  /**
     * None means no reminders.
     * @maxItems 2
     */
  channels: ReminderChannel[];
  rhythm: ReminderRhythm;
  time_of_day: TimeOfDay;
  /** Null without quiet hours. */
  quiet_hours: QuietHours | null;
  /**
     * The zone of these times, by its IANA name; an unknown one is refused.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_+/-]+$
     */
  time_zone: string;
}
