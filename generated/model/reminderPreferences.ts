import type { QuietHours } from './quietHours.ts';
import type { ReminderChannel } from './reminderChannel.ts';
import type { ReminderRhythm } from './reminderRhythm.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/**
 * How and when an account is reminded of the steps that are due for its profiles. Messages never say what a step is
 * about, nor for whom it is.
 */
export interface ReminderPreferences {
  /**
     * None means no reminders, which is how every account starts.
     * @maxItems 2
     */
  channels: ReminderChannel[];
  rhythm: ReminderRhythm;
  time_of_day: TimeOfDay;
  /** Null without quiet hours. */
  quiet_hours: QuietHours | null;
  /**
     * The zone of these times, by its IANA name.
     * @maxLength 64
     */
  time_zone: string;
  /**
     * Where emails are sent; null if unknown.
     * @nullable
     */
  email: string | null;
  /**
     * Where text messages are sent (E.164); null if no number is known.
     * @nullable
     */
  phone: string | null;
}
