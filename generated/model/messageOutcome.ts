
/**
 * Proposed meaning: sent, the message was sent; sent_recently, the person got the same message in the last 24 hours;
 * no_address, the person has neither an email address nor a phone number.
 */
export type MessageOutcome = typeof MessageOutcome[keyof typeof MessageOutcome];


export const MessageOutcome = {
  sent: 'sent',
  sent_recently: 'sent_recently',
  no_address: 'no_address',
} as const;
