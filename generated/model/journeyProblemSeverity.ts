
/**
 * error: it keeps the journey from being published. warning: it may be intended.
 */
export type JourneyProblemSeverity = typeof JourneyProblemSeverity[keyof typeof JourneyProblemSeverity];


export const JourneyProblemSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
