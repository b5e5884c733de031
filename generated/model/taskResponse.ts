
/**
 * What a person says after reading. A question goes to the care team and completes the task too.
 */
export type TaskResponse = typeof TaskResponse[keyof typeof TaskResponse];


export const TaskResponse = {
  understood: 'understood',
  question: 'question',
} as const;
