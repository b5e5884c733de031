/** Left in the history entry by who has just come in: they go on where they were, and need not choose again. */
export const RESUME = 'resume'

export const isResumed = (state: unknown): boolean => state === RESUME
