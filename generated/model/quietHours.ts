import type { TimeOfDay } from './timeOfDay.ts';

/**
 * No message between these times, over midnight if `until` is the earlier one; it is sent afterwards.
 */
export interface QuietHours {
  from: TimeOfDay;
  until: TimeOfDay;
}
