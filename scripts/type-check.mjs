// How the compiler checks types for the least processor time.

/** Several checkers each check the shared types again: one takes half the processor time of the usual four. */
export const CHECKERS = ['--checkers', '1']

/** Go frees memory when it has grown by 100 %, which takes a fifth of a check; here only when it has grown by 400 %. */
export const ENV = { GOGC: '400' }
