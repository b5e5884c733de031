
/**
 * taken: the step opened, or got stuck. not_met: the condition does not hold. already_there: it holds, but the step
 * was opened before.
 */
export type JourneyTrialWayOutcome = typeof JourneyTrialWayOutcome[keyof typeof JourneyTrialWayOutcome];


export const JourneyTrialWayOutcome = {
  taken: 'taken',
  not_met: 'not_met',
  already_there: 'already_there',
} as const;
