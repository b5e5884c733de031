
/**
 * Proposed meaning: ended, by this call; already_over, it was finished or stopped before.
 */
export type EndOutcome = typeof EndOutcome[keyof typeof EndOutcome];


export const EndOutcome = {
  ended: 'ended',
  already_over: 'already_over',
} as const;
