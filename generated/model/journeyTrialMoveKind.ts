
/**
 * What happens.
 */
export type JourneyTrialMoveKind = typeof JourneyTrialMoveKind[keyof typeof JourneyTrialMoveKind];


export const JourneyTrialMoveKind = {
  complete: 'complete',
  wait: 'wait',
  start: 'start',
  set: 'set',
} as const;
