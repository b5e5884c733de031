
/**
 * `daily` is one message a day at `time_of_day` about everything that is due within a day, and no message on a day
 * without. `each` is a message for each step, a day before it is due, outside `quiet_hours`.
 */
export type ReminderRhythm = typeof ReminderRhythm[keyof typeof ReminderRhythm];


export const ReminderRhythm = {
  daily: 'daily',
  each: 'each',
} as const;
