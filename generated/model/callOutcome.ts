
/**
 * What came of a call. `reached`: they talked; `message_left`: a message was left; `no_answer`: no one answered;
 * `wrong_number`: the number belongs to another person or is out of service.
 */
export type CallOutcome = typeof CallOutcome[keyof typeof CallOutcome];


export const CallOutcome = {
  reached: 'reached',
  message_left: 'message_left',
  no_answer: 'no_answer',
  wrong_number: 'wrong_number',
} as const;
