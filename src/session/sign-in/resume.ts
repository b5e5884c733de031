/** History state after sign-in: the person resumes where they were and need not choose again. */
export const RESUME = 'resume'

export const isResumed = (state: unknown): boolean => state === RESUME
