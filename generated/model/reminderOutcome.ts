
/**
 * Proposed meaning: reminded, a message was sent; no_open_task, there is nothing to do now; reminded_recently, a
 * message was sent in the last 24 hours; no_address, the person has no e-mail address (a guest).
 */
export type ReminderOutcome = typeof ReminderOutcome[keyof typeof ReminderOutcome];


export const ReminderOutcome = {
  reminded: 'reminded',
  no_open_task: 'no_open_task',
  reminded_recently: 'reminded_recently',
  no_address: 'no_address',
} as const;
