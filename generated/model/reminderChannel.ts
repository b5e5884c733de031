
/**
 * How a reminder reaches a person.
 */
export type ReminderChannel = typeof ReminderChannel[keyof typeof ReminderChannel];


export const ReminderChannel = {
  email: 'email',
  text_message: 'text_message',
} as const;
